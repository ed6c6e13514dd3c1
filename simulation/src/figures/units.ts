import { ratio, type Ratio } from './ratio.ts'

/** What a unit measures, how many of the first of its kind it is, and how it is written. */
export type Atom = { readonly kind: string; readonly factor: Ratio; readonly zh: string }

type Row = readonly [name: string, over: bigint, under: bigint, ...spellings: string[]]

// 1 mmHg is 133.322387415 Pa, 1 cmH₂O 98.0665 Pa (both by convention).
const mercury = 133_322_387_415n
const perPascal = 1_000_000_000n

const rows: Readonly<Record<string, readonly Row[]>> = {
  pressure: [
    ['mmHg', 1n, 1n, 'mm Hg', 'mmHg', 'mm汞柱', '毫米汞柱', '毫米水银柱', 'Torr'],
    ['kPa', 1_000n * perPascal, mercury, 'kPa', '千帕', '千帕斯卡'],
    ['Pa', perPascal, mercury, 'Pa', '帕', '帕斯卡'],
    ['cmH₂O', 98_066_500_000n, mercury, 'cmH2O', 'cm H2O', '厘米水柱', 'cm水柱'],
    ['mmH₂O', 9_806_650_000n, mercury, 'mmH2O', 'mm H2O', '毫米水柱', 'mm水柱'],
  ],
  time: [
    ['s', 1n, 1n, 's', 'sec', '秒', '秒钟'],
    ['ms', 1n, 1_000n, 'ms', 'msec', '毫秒'],
    ['µs', 1n, 1_000_000n, 'μs', 'us', '微秒'],
    ['min', 60n, 1n, 'min', '分钟', '分'],
    ['h', 3_600n, 1n, 'h', 'hr', '小时', '时'],
  ],
  count: [['次', 1n, 1n, '次', '搏', 'beats', 'beat', 'times']],
  drops: [['滴', 1n, 1n, '滴']],
  cycles: [['周期', 1n, 1n, '周期', '个周期']],
  voltage: [
    ['V', 1n, 1n, 'V', '伏', '伏特'],
    ['mV', 1n, 1_000n, 'mV', '毫伏'],
    ['µV', 1n, 1_000_000n, 'μV', 'uV', '微伏'],
  ],
  current: [
    ['mA', 1n, 1n, 'mA', '毫安'],
    ['µA', 1n, 1_000n, 'μA', 'uA', '微安'],
  ],
  mass: [
    ['g', 1n, 1n, 'g', '克'],
    ['kg', 1_000n, 1n, 'kg', '千克', '公斤'],
    ['mg', 1n, 1_000n, 'mg', '毫克'],
    ['µg', 1n, 1_000_000n, 'μg', 'ug', 'mcg', '微克'],
    ['ng', 1n, 1_000_000_000n, 'ng', '纳克'],
  ],
  volume: [
    ['mL', 1n, 1n, 'mL', '毫升', 'cc'],
    ['L', 1_000n, 1n, 'L', '升'],
    ['dL', 100n, 1n, 'dL', '分升'],
    ['µL', 1n, 1_000n, 'μL', 'uL', '微升'],
  ],
  amount: [
    ['mmol', 1n, 1n, 'mmol', '毫摩尔', '毫摩'],
    ['mol', 1_000n, 1n, 'mol', '摩尔'],
    ['µmol', 1n, 1_000n, 'μmol', 'umol', '微摩尔', '微摩'],
    ['nmol', 1n, 1_000_000n, 'nmol', '纳摩尔', '纳摩'],
    ['pmol', 1n, 1_000_000_000n, 'pmol'],
  ],
  length: [
    ['mm', 1n, 1n, 'mm', '毫米'],
    ['cm', 10n, 1n, 'cm', '厘米'],
    ['m', 1_000n, 1n, 'm', '米'],
    ['µm', 1n, 1_000n, 'μm', 'um', '微米'],
  ],
  force: [
    ['mN', 1n, 1n, 'mN', '毫牛'],
    ['N', 1_000n, 1n, 'N', '牛', '牛顿'],
  ],
  frequency: [
    ['Hz', 1n, 1n, 'Hz', '赫兹', '赫'],
    ['kHz', 1_000n, 1n, 'kHz', '千赫'],
  ],
  temperature: [['℃', 1n, 1n, '°C', '摄氏度']],
  angle: [['°', 1n, 1n, '°']],
  share: [
    ['%', 1n, 1n, '%'],
    ['‰', 1n, 10n, '‰'],
  ],
  fold: [['倍', 1n, 1n, '倍']],
  activity: [['U', 1n, 1n, 'U', 'IU', '单位']],
}

const all = Object.entries(rows).flatMap(([kind, some]) =>
  some.flatMap(([zh, over, under, ...spellings]) =>
    spellings.map((spelling) => [spelling, { kind, factor: ratio(over, under), zh }] as const),
  ),
)

/** Where letters may be large or small: mV is no MV in this field, but mM is not mm. */
const folded = new Map(all.map(([spelling, atom]) => [spelling.toLowerCase(), atom]))
const exact = new Map<string, Atom>(all)

/** Chinese words that are part of others: 升高, 分别, 时间, 次数. */
const continued: Readonly<Record<string, RegExp>> = {
  升: /^[高至到压降]/,
  分: /^[别为成之期组布析数]/,
  时: /^[间候程限相]/,
  次: /^[数级要]/,
  米: /^[汞水]/,
  克: /^[服隆]/,
  倍: /^数/,
  毫米: /^[汞水]/,
  厘米: /^水/,
  单位: /^时/,
  伏: /^特/,
}

const longest = all.reduce(
  (most, [spelling]) => (spelling.length > most ? spelling.length : most),
  0,
)
const letter = /[A-Za-zμ]/

/** The unit whose name begins here, the longest; and where it ends. */
export const atomAt = (text: string, at: number): { atom: Atom; to: number } | undefined => {
  for (let length = longest; length > 0; length -= 1) {
    const spelling = text.slice(at, at + length)
    const next = text.slice(at + length, at + length + 1)
    if (spelling.length < length || (letter.test(spelling.at(-1) ?? '') && letter.test(next)))
      continue
    const atom = exact.get(spelling) ?? folded.get(spelling.toLowerCase())
    if (atom && !continued[spelling]?.test(next)) return { atom, to: at + length }
  }
  return undefined
}
