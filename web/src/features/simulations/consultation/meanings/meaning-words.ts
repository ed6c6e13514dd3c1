import { intentOf, namedMeaning, readMeaning } from '@xinglin/simulation/ontology'

/** What became of a part of a sentence, in words. */
export const outcomes: Readonly<Record<string, string>> = {
  answered: '已回答',
  repeated: '重复问',
  guarded: '患者有保留',
  unknown: '病例未涉及',
  unanswered: '一次问太多，未答',
  clarified: '澄清',
  acknowledged: '患者应答',
  puzzled: '术语未听懂',
  unclear: '没听明白',
  offtopic: '离题',
  leak: '试图套诊断',
}

/** What a meaning is called: 起病时间, 有没有发热; empty for none. */
export const meaningWord = (key: string): string => {
  const meaning = readMeaning(key)
  if (meaning === undefined) return ''
  return meaning.entity === undefined ? (intentOf(meaning.intent)?.zh ?? '') : namedMeaning(meaning)
}
