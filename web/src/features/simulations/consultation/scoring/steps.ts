import { diagnosisOf, examinationOf, orderOf, testOf } from '@xinglin/simulation/catalogue'
import { orderWord } from '../session/log-lines.ts'
import type { Event } from '../session/queries.ts'
import { diagnosisWord } from '../deciding/find-diagnoses.ts'

const cut = (text: string, most: number): string =>
  [...text].length > most ? `${[...text].slice(0, most).join('')}…` : text

const names = (ids: readonly string[], of: (id: string) => string | undefined): string =>
  ids.map((id) => of(id) ?? id).join('、')

/** What was done in one step, in few words: “问：什么时候开始的？”. */
export const stepWord = ({ action }: Pick<Event, 'action'>): string => {
  switch (action.type) {
    case 'ask':
      return `问：${cut(action.text, 24)}`
    case 'examine':
      return `查体：${examinationOf(action.item)?.zh ?? action.item}`
    case 'order':
      return `开检查：${cut(
        names(action.tests, (id) => testOf(id)?.zh),
        24,
      )}`
    case 'read':
      return `判读：${testOf(action.test)?.zh ?? action.test}`
    case 'wait':
      return `等待${action.minutes}分钟`
    case 'treat':
      return `医嘱：${cut(action.orders.map(orderWord).join('、'), 24)}`
    case 'stop':
      return `停医嘱：${cut(
        names(action.orders, (id) => orderOf(id)?.zh),
        24,
      )}`
    case 'suspect':
      return `考虑：${cut(
        names(action.codes, (code) => diagnosisOf(code)?.zh),
        24,
      )}`
    case 'diagnose':
      return `诊断：${diagnosisWord(action.conclusion.primary)}`
    case 'write':
      return '写病历'
    case 'hint':
      return '要提示'
    case 'finish':
      return '结束'
  }
}
