const questionNames = { single: '单选题', multiple: '多选题', judge: '判断题' } as const

/** What a quiz is made of, in words: how many questions of each type, how many of the bank, and from how many points it is passed. */
export const ruleOf = (types: readonly string[], drawn: number, pass: number): string => {
  const parts = Object.entries(questionNames).flatMap(([type, name]) => {
    const count = types.filter((one) => one === type).length
    return count > 0 ? [`${name}${count}道`] : []
  })
  if (drawn > 0) parts.push(`题库抽题${drawn}道`)
  return `${parts.join('，')}；${pass}分及格`
}
