import { refused, type Event, type Refusal } from '#experiment/engine'
import { pow } from '#arithmetic'

/** A train of pulses on a nerve, with seconds until it begins and ends and the pulses it has still owing to the tick. */
export type Train = {
  readonly site: string
  readonly volts: number
  readonly milliseconds: number
  readonly hertz: number
  wait: number
  left: number
}

/** A fibre group's strength–duration relation (G. Weiss, L. Lapicque): rheobase in V, chronaxie in ms. */
export type Excitability = { readonly rheobase: number; readonly chronaxie: number }

type Stimulus = Extract<Event, { kind: 'stimulate' }>

/**
 * The train that a stimulus means. A single or double pulse is one or two pulses within a tick of the model. Refuses
 * settings that a teaching stimulator does not have: 0–50 V, 0.02–20 ms, up to 200 Hz, at most 60 s, pulses longer than
 * their distance.
 */
export const trainOf = (stimulus: Stimulus, tick: number): Train | Refusal => {
  const { site, mode, volts, milliseconds, hertz = 0, seconds = 0, delay = 0 } = stimulus
  if (!(volts >= 0 && volts <= 50)) return refused('刺激强度请设在 0～50 V 之间。')
  if (!(milliseconds >= 0.02 && milliseconds <= 20))
    return refused('刺激波宽请设在 0.02～20 ms 之间。')
  if (!(delay >= 0 && delay <= 10)) return refused('刺激延时请设在 0～10 s 之间。')
  if (mode !== 'train') {
    const pulses = mode === 'single' ? 1 : 2
    return { site, volts, milliseconds, hertz: pulses / tick, wait: delay, left: tick }
  }
  if (!(hertz > 0 && hertz <= 200)) return refused('刺激频率请设在 0～200 Hz 之间（不含 0）。')
  if (!(seconds > 0 && seconds <= 60)) return refused('一次串刺激请不要超过 60 s，以免损伤神经。')
  if (milliseconds * hertz >= 1000) return refused('波宽不能大于两次刺激的间隔。')
  return { site, volts, milliseconds, hertz, wait: delay, left: seconds }
}

/**
 * The share of fibres a pulse excites, 0 … 1: the ratio of its strength to the threshold rheobase·(1 + chronaxie/width)
 * (L. Lapicque, 1907), through a steep sigmoid for fibres of different thickness; half at 1.6 times the threshold.
 */
export const recruited = (
  volts: number,
  milliseconds: number,
  { rheobase, chronaxie }: Excitability,
): number => {
  const ratio = volts / (1.6 * rheobase * (1 + chronaxie / milliseconds))
  const power = pow(ratio, 5)
  return ratio > 100 ? 1 : power / (1 + power)
}

/** Whether a train is being given now. */
export const isOn = (train: Train): boolean => train.wait <= 0 && train.left > 0

/** One tick of all trains; those that are over are dropped. */
export const tickTrains = (trains: Train[], tick: number): Train[] => {
  for (const train of trains)
    if (train.wait > 0) train.wait -= tick
    else train.left -= tick
  return trains.filter(({ left }) => left > 1e-9)
}
