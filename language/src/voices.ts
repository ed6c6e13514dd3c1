import type { Chance } from './chance.ts'

// Who speaks and to whom: the same question as a textbook has it, as it is said at the bedside, to a parent, in dialect.
const openings = [
  '请问',
  '那',
  '那您',
  '您',
  '你',
  '嗯，',
  '好的，',
  '那么',
  '我想问一下',
  '大爷，',
  '阿姨，',
  '还有，',
  '请问您',
  '另外',
]
const closings = ['啊', '呢', '呀', '嘛', '？', '。', '哦', '']

const swaps: readonly (readonly [string, readonly string[]])[] = [
  ['您', ['你', '孩子', '宝宝', '他', '老人家', '']],
  ['什么', ['啥', '什么']],
  ['怎么', ['咋', '怎么']],
  ['疼', ['痛']],
  ['痛', ['疼']],
  ['的时候', ['时']],
  ['有没有', ['有无', '是否有', '有没', '可有', '有']],
  ['以前', ['之前', '过去', '既往', '曾经']],
  ['平时', ['平常', '平日里', '日常']],
  ['现在', ['目前', '这会儿', '眼下']],
  ['吗', ['么', '不', '没', '嘛', '没有']],
  ['多久', ['多长时间', '好久']],
  ['哪里', ['哪儿', '哪', '什么地方']],
  ['医生', ['大夫']],
  ['觉得', ['感觉', '感到']],
  ['舒服', ['得劲', '舒坦']],
  ['晚上', ['夜里', '夜间']],
  ['早上', ['早晨']],
  ['最近', ['近来', '这几天', '近期', '这段时间']],
]

/** The same question in another voice: other words for the same, a courtesy before, a particle after, a character lost. */
export const inVoice = (text: string, chance: Chance): string => {
  let out = text
  for (const [from, to] of swaps)
    if (out.includes(from) && chance.happens(0.16)) out = out.replace(from, chance.pick(to))
  if (chance.happens(0.14)) out = chance.pick(openings) + out
  if (chance.happens(0.14)) out += chance.pick(closings)
  if (out.length > 7 && chance.happens(0.04)) {
    const at = chance.below(out.length)
    out = out.slice(0, at) + out.slice(at + 1)
  }
  return out
}
