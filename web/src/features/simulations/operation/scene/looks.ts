import type { Kind } from './kinds.ts'

/** How the patient looks, 0-1 each: only what was seen or told. */
export type Looks = {
  readonly pallor: number
  readonly cyanosis: number
  readonly sweat: number
  readonly blood: number
  readonly swelling: number
}

const strongest = (
  signs: readonly string[],
  rows: readonly (readonly [RegExp, number])[],
): number =>
  Math.max(
    0,
    ...signs.flatMap((sign) => rows.filter(([word]) => word.test(sign)).map(([, share]) => share)),
  )

/** What signs, in the engine's sentences, change in a patient's looks. */
export const looksOf = (signs: readonly string[], kind: Kind, brief: string): Looks => ({
  pallor: Math.max(
    strongest(signs, [
      [/苍白/, 0.9],
      [/发白/, 0.5],
      [/头晕/, 0.25],
    ]),
    kind === 'heart' ? 0.35 : 0,
  ),
  cyanosis: strongest(
    [...signs, brief],
    [
      [/发绀|青紫|紫绀/, 0.8],
      [/越来越憋|气促|呼吸急促/, 0.35],
    ],
  ),
  sweat: strongest(signs, [[/冷汗|大汗|出汗/, 1]]),
  blood: strongest(signs, [
    [/涌出.*血|渗透|喷/, 1],
    [/渗血|出血|流出鲜血/, 0.6],
  ]),
  swelling: strongest(signs, [[/肿起|皮下气肿|捻发|血肿/, 1]]),
})

const colours: readonly (readonly [RegExp, number])[] = [
  [/洗肉水/, 0xd9776a],
  [/鲜红/, 0xc81e1e],
  [/暗红|骨髓|红色/, 0x8e1f22],
  [/血/, 0xa8332e],
  [/乳/, 0xf1ead9],
  [/脓/, 0xb9b36a],
  [/黄绿/, 0xa9b24a],
  [/浑浊|混浊/, 0xd8c98a],
  [/黄变/, 0xe6cf6a],
  [/无色|清亮胃液|透明/, 0xdfe9ec],
  [/黄/, 0xe8c75a],
]

/** The colour of what was drawn, by the words in which it was described. */
export const fluidOf = (look: string): number =>
  colours.find(([word]) => word.test(look))?.[1] ?? 0xe3d6a8
