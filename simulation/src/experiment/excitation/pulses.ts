import { refused, type Event, type Refusal } from '#experiment/engine'

/** Pulses still to come: the second of the next, their distance in s and how many are left. Each is one stimulus by itself. */
export type PulseTrain = {
  readonly site: string
  readonly volts: number
  readonly milliseconds: number
  readonly interval: number
  next: number
  left: number
}

/** One square pulse at its second. */
export type Pulse = {
  readonly site: string
  readonly volts: number
  readonly milliseconds: number
  readonly at: number
}

type Stimulus = Extract<Event, { kind: 'stimulate' }>

const countOf = (times: number): number => times + 1e-9 - ((times + 1e-9) % 1)

/**
 * The pulses that a stimulus means from `now` on; of a double pulse the interval, or else the frequency, says how far they are apart. Refuses settings that
 * a teaching stimulator lacks: 0–50 V, 0.01–20 ms, up to 200 Hz (a double pulse down to 0.5 ms), 60 s at most, and pulses
 * that run into each other.
 */
export const pulsesOf = (stimulus: Stimulus, now: number): PulseTrain | Refusal => {
  const { site, mode, volts, milliseconds, interval, seconds = 0, delay = 0 } = stimulus
  const hertz =
    mode === 'double' && interval !== undefined ? 1000 / interval : (stimulus.hertz ?? 0)
  if (!(volts >= 0 && volts <= 50)) return refused('刺激强度请设在 0～50 V 之间。')
  if (!(milliseconds >= 0.01 && milliseconds <= 20))
    return refused('刺激波宽请设在 0.01～20 ms 之间。')
  if (!(delay >= 0 && delay <= 10)) return refused('刺激延时请设在 0～10 s 之间。')
  const train = { site, volts, milliseconds, next: now + delay }
  if (mode === 'single') return { ...train, interval: 1, left: 1 }
  const most = mode === 'double' ? 2000 : 200
  if (!(hertz > 0 && hertz <= most))
    return refused(
      mode === 'double'
        ? '双刺激的间隔不能短于 0.5 ms。'
        : '刺激频率请设在 0～200 Hz 之间（不含 0）。',
    )
  if (milliseconds * hertz >= 1000) return refused('波宽不能大于两次刺激的间隔。')
  if (mode === 'double') return { ...train, interval: 1 / hertz, left: 2 }
  if (!(seconds > 0 && seconds <= 60)) return refused('一次串刺激请不要超过 60 s，以免损伤标本。')
  const left = countOf(seconds * hertz)
  return { ...train, interval: 1 / hertz, left: left < 1 ? 1 : left }
}

/** The pulses that fall before a second, in their order; the trains go on by them, and those that are over are dropped. */
export const fallenDue = (trains: PulseTrain[], before: number): Pulse[] => {
  const due: Pulse[] = []
  let kept = 0
  for (const train of trains) {
    const { site, volts, milliseconds } = train
    while (train.left > 0 && train.next < before) {
      due.push({ site, volts, milliseconds, at: train.next })
      train.next += train.interval
      train.left -= 1
    }
    if (train.left > 0) trains[kept++] = train
  }
  trains.length = kept
  return due.length > 1 ? due.toSorted((a, b) => a.at - b.at) : due
}
