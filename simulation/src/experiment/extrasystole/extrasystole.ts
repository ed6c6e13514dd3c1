import {
  fallenDue,
  speedAt,
  strengthOf,
  pulsesOf,
  type Pulse,
  type PulseTrain,
} from '#experiment/excitation'
import {
  isRefused,
  plainState,
  refused,
  varied,
  type Event,
  type Model,
  type Parameter,
  type Refusal,
} from '#experiment/engine'
import {
  beat,
  dt,
  electrogramOf,
  exciteAtriumFromOutside,
  exciteSinus,
  exciteVentricleFromOutside,
  heart,
  heartOf,
  mix,
  ringer,
  tensionOf,
  thresholdOf,
  type Heart,
} from '#experiment/frog-heart'

/** What a teacher may set. */
const extrasystoleParameters = {
  rate: {
    zh: '心率（20 ℃）',
    unit: '次/分',
    usual: 46,
    lo: 25,
    hi: 70,
    does: '静脉窦的频率；越慢，期前收缩越可能成为插入性（没有代偿间歇）。',
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
  celsius: {
    zh: '室温',
    unit: '℃',
    usual: 20,
    lo: 5,
    hi: 32,
    does: '温度升高使心率加快、不应期和收缩期缩短。',
    source: '实验室室温',
  },
} as const satisfies Record<string, Parameter>

type State = {
  heart: Heart
  trains: PulseTrain[]
  /** Pulses that wait for the next beat of the ventricle, as its stimulator's trigger does. */
  waiting: PulseTrain[]
  lastBeat: number
  marker: number
  pithed: boolean
  exposed: boolean
  mounted: boolean
  calibrated: boolean
  readonly zero: number
  readonly gain: number
}

const vagus = { rheobase: 0.5, chronaxie: 0.4, released: 0.3 }

const shock = (state: State, pulse: Pulse): void => {
  const one = state.heart
  if (pulse.site === 'vagus') {
    const strength = strengthOf(pulse.volts, pulse.milliseconds, vagus.chronaxie) / vagus.rheobase
    const share = strength <= 1 ? 0 : strength >= 3 ? 1 : (strength - 1) / 2
    one.vagal += vagus.released * share
    if (one.vagal > 8) one.vagal = 8
    return
  }
  const strength = strengthOf(pulse.volts, pulse.milliseconds, heart.chronaxie)
  if (pulse.site === 'sinus') {
    if (strength >= heart.rheobase) exciteSinus(one)
  } else if (pulse.site === 'atrium') {
    if (strength >= heart.rheobase * thresholdOf(one, one.atrium)) exciteAtriumFromOutside(one)
  } else if (strength >= heart.rheobase * thresholdOf(one, one.ventricle))
    exciteVentricleFromOutside(one)
}

const stimulate = (state: State, event: Extract<Event, { kind: 'stimulate' }>): State | Refusal => {
  if (!state.mounted) return refused('蛙心夹还没有夹住心尖，请先暴露心脏并连好换能器。')
  const isTriggered = event.site === 'ventricle-on-beat'
  if (!isTriggered && !['ventricle', 'atrium', 'sinus', 'vagus'].includes(event.site))
    return refused('刺激电极可放在心室、心房、静脉窦或迷走交感干上。')
  if (state.trains.length + state.waiting.length >= 8)
    return refused('前面的刺激还没有结束，请稍候。')
  const train = pulsesOf(event, isTriggered ? 0 : state.heart.step * dt)
  if (isRefused(train)) return train
  if (isTriggered) state.waiting.push({ ...train, site: 'ventricle' })
  else state.trains.push(train)
  return state
}

const drops: Readonly<
  Record<
    string,
    { readonly member: 'adrenaline' | 'acetylcholine' | 'atropine'; readonly concentration: number }
  >
> = {
  'adrenaline-1:10000': { member: 'adrenaline', concentration: 546 },
  'acetylcholine-1:100000': { member: 'acetylcholine', concentration: 55 },
  'atropine-1:1000': { member: 'atropine', concentration: 2878 },
}

const handle = (state: State, event: Event): State | Refusal => {
  const one = state.heart
  switch (event.kind) {
    case 'prepare':
      if (event.step === 'pith') state.pithed = true
      else if (event.step === 'calibrate') state.calibrated = true
      else if (event.step === 'moisten') one.bath = ringer()
      else if (event.step === 'expose') {
        if (!state.pithed) return refused('请先破坏脑和脊髓，再打开胸腔：动物不应在清醒时受伤。')
        state.exposed = true
      } else if (event.step === 'mount') {
        if (!state.exposed) return refused('还没有打开胸腔和心包，蛙心夹无处可夹。')
        state.mounted = true
      } else return refused('这个标本用不着这一步。')
      return state
    case 'stimulate':
      return stimulate(state, event)
    case 'drug': {
      const drop = Object.hasOwn(drops, event.drug) ? drops[event.drug] : undefined
      if (drop === undefined) return refused('试剂架上没有这种药，或它不用于这个实验。')
      if (event.route !== 'bath' || event.unit !== 'mL')
        return refused('请把药液滴在心脏表面，以 mL 计。')
      if (!state.exposed) return refused('心脏还没有暴露，药液滴不到。')
      if (!(event.dose > 0 && event.dose <= 0.5))
        return refused('一次请滴 0.5 mL 以内（1 滴约 0.05 mL）。')
      mix(one.bath, 1, { ...one.bath, [drop.member]: drop.concentration }, event.dose)
      return state
    }
    case 'solution':
      if (event.solution !== 'ringer') return refused('在体蛙心只用任氏液冲洗。')
      one.bath = ringer()
      return state
    case 'clamp':
      if (!state.exposed) return refused('心脏还没有暴露，无法结扎。')
      if (event.site === 'first-stannius') one.firstLigature = event.on
      else if (event.site === 'second-stannius') one.secondLigature = event.on
      else return refused('斯氏结扎只有两处：静脉窦与心房之间、心房与心室之间。')
      return state
    case 'temperature':
      if (!(event.celsius >= 4 && event.celsius <= 35))
        return refused('蛙心的温度请设在 4～35 ℃ 之间。')
      one.celsius = event.celsius
      one.speed = speedAt(event.celsius, heart.q10)
      return state
    default:
      return refused('这个操作不用于在体蛙心。')
  }
}

/**
 * 期前收缩与代偿间歇: a frog’s heart in the chest, its apex on a transducer. Sites `ventricle`, `atrium`, `sinus`, `vagus` (迷走交感
 * 干), and `ventricle-on-beat`, whose delay counts from the ventricle’s next excitation; clamps `first-stannius`, `second-stannius`;
 * drops (mL, bath) of `adrenaline-1:10000`, `acetylcholine-1:100000`, `atropine-1:1000`. Tension in g, electrogram in mV.
 */
export const extrasystole: Model<State, keyof typeof extrasystoleParameters> = {
  id: 'extrasystole',
  zh: '期前收缩与代偿间歇',
  dt,
  channels: [
    { id: 'tension', zh: '心搏曲线', unit: 'g', lo: -0.5, hi: 11, rate: 500, noise: 0.015 },
    { id: 'electrogram', zh: '心电图', unit: 'mV', lo: -1.5, hi: 2, rate: 500, noise: 0.01 },
    { id: 'stimulus', zh: '刺激标记', unit: 'V', lo: 0, hi: 10, rate: 500 },
  ],
  parameters: extrasystoleParameters,
  init: (seed, values) => ({
    heart: heartOf(seed, values.rate, values.force, values.celsius),
    trains: [],
    waiting: [],
    lastBeat: -10,
    marker: 0,
    pithed: false,
    exposed: false,
    mounted: false,
    calibrated: false,
    zero: varied(seed, 'zero', 0.4, 0.4),
    gain: varied(seed, 'gain', 1, 0.12),
  }),
  step(state) {
    const one = state.heart
    state.marker = 0
    if (one.ventricle.fired > state.lastBeat) {
      state.lastBeat = one.ventricle.fired
      for (const train of state.waiting.splice(0))
        state.trains.push({ ...train, next: state.lastBeat + train.next })
    }
    if (state.trains.length > 0)
      for (const pulse of fallenDue(state.trains, (one.step + 1) * dt)) {
        state.marker = pulse.volts
        shock(state, pulse)
      }
    beat(one)
  },
  apply: handle,
  out(state, into) {
    const grams = state.mounted ? 0.5 + tensionOf(state.heart) : 0
    into[0] = state.calibrated ? grams : state.zero + state.gain * grams
    into[1] = state.exposed ? electrogramOf(state.heart) : 0
    into[2] = state.marker
    return into
  },
  ...plainState,
}
