import type { EcgLead, EcgTracing } from '#catalogue'
import type { RatedTracing } from '#electrocardiogram'
import type { Family, Recorded } from './family.ts'
import { range } from './range.ts'

type Rhythm = {
  readonly name: string
  readonly rhythm: EcgTracing['rhythm']
  readonly extrasystoles?: EcgTracing['extrasystoles']
  /** Of the ventricles, as it is usual with the rhythm. */
  readonly rates: readonly [least: number, most: number]
  readonly pr?: number
  readonly reason: string
}

// Rates as textbooks of diagnosis give them for each rhythm.
const rhythms: readonly [Rhythm, ...Rhythm[]] = [
  {
    name: '窦性心律',
    rhythm: 'sinus',
    rates: [60, 100],
    reason: '每个 QRS 波前有直立 P 波，PR 间期固定，RR 规整，频率60至100次/分',
  },
  {
    name: '窦性心动过缓',
    rhythm: 'sinus',
    rates: [42, 56],
    reason: '每个 QRS 波前有直立 P 波，PR 间期固定，频率低于60次/分',
  },
  {
    name: '窦性心动过速',
    rhythm: 'sinus',
    rates: [106, 140],
    pr: 130,
    reason: '每个 QRS 波前有直立 P 波，PR 间期固定，频率高于100次/分',
  },
  {
    name: '心房颤动',
    rhythm: 'atrial-fibrillation',
    // Slower, eight seconds have too few beats to show that none follows the other regularly.
    rates: [85, 130],
    reason: 'P 波消失，代以大小不等的 f 波，RR 绝对不规整',
  },
  {
    name: '心房扑动',
    rhythm: 'atrial-flutter',
    rates: [75, 75],
    reason: 'P 波消失，代以规则的锯齿状 F 波，房室4∶1下传',
  },
  {
    name: '一度房室阻滞',
    rhythm: 'av-block-1',
    rates: [58, 84],
    pr: 260,
    reason: '每个 P 波后都有 QRS 波，PR 间期固定而超过0.20 s',
  },
  {
    name: '二度Ⅰ型房室阻滞',
    rhythm: 'av-block-2',
    rates: [50, 70],
    pr: 180,
    reason: 'PR 间期逐次延长，直至一个 P 波后 QRS 波脱落，周而复始',
  },
  {
    name: '三度房室阻滞',
    rhythm: 'av-block-3',
    // Not half of the rate of the atria, which would look like a block of two to one.
    rates: [44, 48],
    reason: 'P 波与 QRS 波各自规整而互不相关，心房率快于心室率',
  },
  {
    name: '交界性心律',
    rhythm: 'junctional',
    rates: [42, 58],
    reason: 'QRS 波正常而其前无 P 波，RR 规整，频率40至60次/分',
  },
  {
    name: '室性心动过速',
    rhythm: 'ventricular-tachycardia',
    rates: [140, 190],
    reason: 'QRS 波宽大畸形（≥0.12 s），频率快而大致规整，其前无相关 P 波',
  },
  {
    name: '室性期前收缩',
    rhythm: 'sinus',
    extrasystoles: 'ventricular',
    rates: [62, 84],
    reason: '提前出现宽大畸形的 QRS 波，其前无相关 P 波，其后有代偿间歇',
  },
  {
    name: '房性期前收缩',
    rhythm: 'sinus',
    extrasystoles: 'atrial',
    rates: [62, 84],
    reason: '提前出现的 QRS 波形态正常，其前有提前的 P 波',
  },
]

/** Which others a rhythm is taken for, and what was not looked at. */
const confusions: Readonly<Record<string, readonly (readonly [name: string, zh: string])[]>> = {
  窦性心律: [
    ['交界性心律', '漏看 P 波'],
    ['一度房室阻滞', 'PR 间期量错'],
    ['窦性心动过缓', '心率算错'],
    ['心房扑动', '把 T 波当作 F 波'],
  ],
  窦性心动过缓: [
    ['交界性心律', '漏看 P 波'],
    ['三度房室阻滞', '没有看 P 波与 QRS 波的关系'],
    ['窦性心律', '没有计算心率'],
    ['二度Ⅰ型房室阻滞', '把长 RR 当作脱落'],
  ],
  窦性心动过速: [
    ['室性心动过速', '没有看 QRS 波宽度'],
    ['心房扑动', '把 T 波当作 F 波'],
    ['窦性心律', '没有计算心率'],
    ['心房颤动', '没有看 RR 是否规整'],
  ],
  心房颤动: [
    ['心房扑动', '没有看 RR 是否规整'],
    ['二度Ⅰ型房室阻滞', '把不规整当作脱落'],
    ['房性期前收缩', '把不规整当作期前收缩'],
    ['窦性心动过速', '把 f 波当作 P 波'],
  ],
  心房扑动: [
    ['心房颤动', '没有看 RR 规整'],
    ['窦性心律', '把 F 波当作 P 波'],
    ['三度房室阻滞', '把 F 波当作无关的 P 波'],
    ['交界性心律', '漏看 F 波'],
  ],
  一度房室阻滞: [
    ['窦性心律', '没有量 PR 间期'],
    ['二度Ⅰ型房室阻滞', '没有看有无脱落'],
    ['三度房室阻滞', '没有看 PR 间期固定'],
    ['交界性心律', '漏看 P 波'],
  ],
  二度Ⅰ型房室阻滞: [
    ['一度房室阻滞', '没有看到脱落'],
    ['三度房室阻滞', '没有看到 PR 间期逐次延长'],
    ['房性期前收缩', '把成组当作期前收缩'],
    ['心房颤动', '没有看 P 波'],
  ],
  三度房室阻滞: [
    ['二度Ⅰ型房室阻滞', '没有看 RR 规整'],
    ['窦性心动过缓', '没有看 P 波与 QRS 波的关系'],
    ['一度房室阻滞', '只量了一个 PR 间期'],
    ['交界性心律', '漏看 P 波'],
  ],
  交界性心律: [
    ['窦性心动过缓', '没有看 P 波'],
    ['三度房室阻滞', '没有看 P 波'],
    ['心房颤动', '没有看 RR 规整'],
    ['窦性心律', '没有看 P 波和心率'],
  ],
  室性心动过速: [
    ['窦性心动过速', '没有看 QRS 波宽度'],
    ['心房扑动', '把 QRS 波当作 F 波'],
    ['心房颤动', '没有看 RR 规整'],
    ['室性期前收缩', '没有看连续出现'],
  ],
  室性期前收缩: [
    ['房性期前收缩', '没有看 QRS 波宽度'],
    ['室性心动过速', '没有看基础节律'],
    ['心房颤动', '把不规整当作颤动'],
    ['二度Ⅰ型房室阻滞', '把代偿间歇当作脱落'],
  ],
  房性期前收缩: [
    ['室性期前收缩', '没有看 QRS 波宽度'],
    ['心房颤动', '把不规整当作颤动'],
    ['二度Ⅰ型房室阻滞', '把间歇当作脱落'],
    ['窦性心律', '没有看到提前的搏动'],
  ],
}

/** Naming the rhythm of a strip. */
export const rhythmStrip = (
  paper: (tracing: RatedTracing, leads: readonly EcgLead[], seconds: number) => Recorded,
): Family => ({
  id: 'ecg-rhythm',
  name: '心电图：节律的诊断',
  group: '心电图',
  hasFigure: true,
  source: '《诊断学》第9版 心电图：心律失常；《内科学》第9版 心律失常',
  isNamed: true,
  ranges: { axis: range('心电轴', '°', 20, 75) },
  make: (draw) => {
    const one = draw.one('rhythm', rhythms)
    const { name, rhythm, extrasystoles, rates, pr, reason } = one
    const rate = draw.number('rate', rates[0], rates[1])
    const tracing: RatedTracing = {
      rhythm,
      rate,
      axis: draw.figure('axis'),
      leads: {},
      ...(extrasystoles && { extrasystoles }),
      ...(pr && { pr }),
    }
    return {
      stem: '下图为患者的Ⅱ导联心电图，走纸速度25 mm/s。其节律为____。',
      value: name,
      tolerance: 0,
      unit: '',
      derivation: [reason, `诊断：${name}`],
      mistakes: (confusions[name] ?? []).map(([answer, zh]) => ({ zh, answer })),
      figure: paper(tracing, ['II'], 8),
    }
  },
})
