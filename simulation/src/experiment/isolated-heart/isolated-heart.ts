import {
  plainState,
  refused,
  varied,
  type Event,
  type Model,
  type Parameter,
  type Refusal,
} from '#experiment/engine'
import { speedAt } from '#experiment/excitation'
import {
  beat,
  dt,
  electrogramOf,
  fluidOf,
  heart,
  heartOf,
  mix,
  tensionOf,
  type Heart,
} from '#experiment/frog-heart'
import { solutions, stocks } from './reagents.ts'

/** What a teacher may set. */
const isolatedHeartParameters = {
  rate: {
    zh: '心率（20 ℃）',
    unit: '次/分',
    usual: 46,
    lo: 25,
    hi: 70,
    does: '静脉窦的频率；药物使之加快或减慢。',
    source: '蟾蜍心脏灌流（Straub 法）: 44～51 次/分',
  },
  force: {
    zh: '心搏幅度',
    unit: 'g',
    usual: 4,
    lo: 1,
    hi: 10,
    does: '换能器上每次心搏的高度。',
    source: '同上: 收缩末 4.3～4.7 g，舒张末 0.5 g',
  },
  volume: {
    zh: '斯氏插管内液量',
    unit: 'mL',
    usual: 2,
    lo: 1,
    hi: 3,
    does: '插管内任氏液的量；越多，同样的滴数稀释得越厉害，作用越弱。',
    source: '《机能实验学》: 液面高 1～2 cm，约 1～2 mL',
  },
  celsius: {
    zh: '室温',
    unit: '℃',
    usual: 20,
    lo: 5,
    hi: 32,
    does: '温度升高使心率加快、收缩期缩短。',
    source: '实验室室温',
  },
} as const satisfies Record<string, Parameter>

type State = {
  heart: Heart
  volume: number
  readonly filling: number
  pithed: boolean
  exposed: boolean
  cannulated: boolean
  mounted: boolean
  calibrated: boolean
  readonly zero: number
  readonly gain: number
}

/** mL that a Straub cannula holds. */
const brim = 4

const prepare = (state: State, step: string): State | Refusal => {
  if (step === 'pith') state.pithed = true
  else if (step === 'calibrate') state.calibrated = true
  else if (step === 'expose') {
    if (!state.pithed) return refused('请先破坏脑和脊髓，再打开胸腔：动物不应在清醒时受伤。')
    state.exposed = true
  } else if (step === 'cannulate') {
    if (!state.exposed) return refused('还没有暴露心脏，插管无从插入。')
    state.cannulated = true
  } else if (step === 'mount') {
    if (!state.cannulated) return refused('请先插好斯氏插管、游离心脏，再夹住心尖。')
    state.mounted = true
  } else return refused('这个标本用不着这一步。')
  return state
}

const drop = (
  state: State,
  { drug, dose, unit, route }: Extract<Event, { kind: 'drug' }>,
): State | Refusal => {
  const stock = Object.hasOwn(stocks, drug) ? stocks[drug] : undefined
  if (stock === undefined) return refused('试剂架上没有这种药，或它不用于离体蛙心。')
  if (!state.cannulated) return refused('心脏还没有插管，药液无处可加。')
  if (route !== 'bath' || unit !== 'mL')
    return refused('请把药液滴入插管，以 mL 计（1 滴约 0.05 mL）。')
  if (!(dose > 0 && dose <= 0.5)) return refused('一次请滴 0.5 mL 以内（1 滴约 0.05 mL）。')
  if (state.volume + dose > brim) return refused('插管快要溢出了，请先吸去旧液、换新鲜任氏液。')
  mix(state.heart.bath, state.volume, stock.holds, dose)
  state.volume += dose
  return state
}

const handle = (state: State, event: Event): State | Refusal => {
  switch (event.kind) {
    case 'prepare':
      return prepare(state, event.step)
    case 'drug':
      return drop(state, event)
    case 'solution': {
      const ions = Object.hasOwn(solutions, event.solution) ? solutions[event.solution] : undefined
      if (ions === undefined) return refused('插管里只换任氏液、无钙任氏液或 0.65 % 氯化钠。')
      if (!state.cannulated) return refused('心脏还没有插管，无法换液。')
      state.heart.bath = fluidOf(ions)
      state.volume = state.filling
      return state
    }
    case 'temperature':
      if (!(event.celsius >= 4 && event.celsius <= 35))
        return refused('蛙心的温度请设在 4～35 ℃ 之间。')
      state.heart.celsius = event.celsius
      state.heart.speed = speedAt(event.celsius, heart.q10)
      return state
    default:
      return refused('这个操作不用于离体蛙心。')
  }
}

/**
 * 离子与药物对离体蛙心: a frog’s heart on a Straub cannula. Solutions `ringer`, `calcium-free-ringer`, `sodium-chloride-0.65%`; drops by
 * `bath` in mL of the stocks in `reagents.ts`, which mix with what is there. Tension in g, electrogram in mV.
 */
export const isolatedHeart: Model<State, keyof typeof isolatedHeartParameters> = {
  id: 'isolated-heart',
  zh: '离子与药物对离体蛙心的影响',
  dt,
  channels: [
    { id: 'tension', zh: '心搏曲线', unit: 'g', lo: -0.5, hi: 14, rate: 500, noise: 0.015 },
    { id: 'electrogram', zh: '心电图', unit: 'mV', lo: -1.5, hi: 2, rate: 500, noise: 0.01 },
  ],
  parameters: isolatedHeartParameters,
  init: (seed, values) => ({
    heart: heartOf(seed, values.rate, values.force, values.celsius),
    volume: values.volume,
    filling: values.volume,
    pithed: false,
    exposed: false,
    cannulated: false,
    mounted: false,
    calibrated: false,
    zero: varied(seed, 'zero', 0.4, 0.4),
    gain: varied(seed, 'gain', 1, 0.12),
  }),
  step: (state) => beat(state.heart),
  apply: handle,
  out(state, into) {
    const grams = state.mounted ? 0.5 + tensionOf(state.heart) : 0
    into[0] = state.calibrated ? grams : state.zero + state.gain * grams
    into[1] = state.cannulated ? electrogramOf(state.heart) : 0
    return into
  },
  ...plainState,
}
