import type { CaseScript } from './script.ts'

const speaks = (informant: string, gender: 0 | 1, age: number): string => {
  if (informant === '本人') return '我'
  if (age < 14) return '孩子'
  return gender === 0 ? '她' : '他'
}

/** What anybody knows of themselves, from the case info, so that the two never disagree: pairs of intent and answer. */
export const identityOf = ({
  caseInfo,
  persona,
}: CaseScript): readonly (readonly [string, string])[] => {
  const { name, gender, age, months, stature, weight } = caseInfo
  const who = speaks(persona.informant, gender, age)
  const old = months !== undefined && age < 2 ? `${months}个月` : `${age}岁`
  const own = persona.informant === '本人'
  return [
    ['ask_name', own ? `我叫${name}。` : `${who}叫${name}，我是${who}${persona.informant}。`],
    ['ask_age', own ? `我今年${old}了。` : `${who}${old}了。`],
    ['ask_sex', gender === 0 ? '女的。' : '男的。'],
    ['ask_job', `${who}是${caseInfo.job}。`],
    ['ask_native', `${who}老家是${caseInfo.nativePlace}的。`],
    ['ask_address', `${own ? '我' : '我们'}住在${caseInfo.address}。`],
    ['ask_education', `${who}是${caseInfo.education}文化。`],
    ['ask_nation', `${caseInfo.nation}。`],
    ['ask_height_weight', `身高${stature}厘米，体重${weight}公斤左右。`],
    ['ask_companion', own ? '我自己来的。' : `我是${who}${persona.informant}，我陪着来的。`],
    ['marriage', caseInfo.maritalStatus === '未婚' ? '还没结婚。' : `${caseInfo.maritalStatus}。`],
  ]
}
