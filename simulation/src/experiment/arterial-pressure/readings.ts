import { mean, rate, type Event, type Reading, type Timed } from '#experiment/engine'

/** The preparation in the order of the textbook, in time for a baseline from 100 s on. */
export const preparedRabbit: readonly Timed[] = [
  { at: 0, event: { kind: 'prepare', step: 'anaesthetise', amount: 5 } },
  { at: 0, event: { kind: 'prepare', step: 'expel-air' } },
  { at: 0, event: { kind: 'prepare', step: 'calibrate' } },
  { at: 30, event: { kind: 'prepare', step: 'heparinise', amount: 1000 } },
  { at: 30, event: { kind: 'prepare', step: 'expose' } },
  { at: 31, event: { kind: 'prepare', step: 'cannulate' } },
]

/** The second of every intervention. */
export const at = 120
/** Mean pressure before it, mmHg. */
export const before: Reading = (trace) => mean(trace('pressure'), at - 20, at - 1)
/** The mean of the rates of stretches of 4 s: over longer ones the pressure wanders more than a pulse is high. */
const beatsBetween =
  (from: number, to: number): Reading =>
  (trace) => {
    let sum = 0
    let count = 0
    for (let t = from; t + 4 <= to; t += 4) {
      sum += rate(trace('pressure'), t, t + 4, 3)
      count += 1
    }
    return sum / count
  }
/** Beats a minute before it. */
export const beatsBefore: Reading = beatsBetween(at - 20, at)
/** Change of the mean pressure within seconds after it. */
export const change =
  (from: number, to: number): Reading =>
  (trace) =>
    mean(trace('pressure'), at + from, at + to) - before(trace)
/** Beats a minute within seconds after it. */
export const beats = (from: number, to: number): Reading => beatsBetween(at + from, at + to)
/** Their change. */
export const beatsChange =
  (from: number, to: number): Reading =>
  (trace) =>
    beats(from, to)(trace) - beatsBefore(trace)

/** The extreme of 2-s means within a stretch, against the baseline: what is read off a trace that breathes. */
export const extreme =
  (from: number, to: number, sign: 1 | -1): Reading =>
  (trace) => {
    let most = -Infinity
    for (let t = at + from; t + 2 <= at + to; t += 1) {
      const value = sign * (mean(trace('pressure'), t, t + 2) - before(trace))
      if (value > most) most = value
    }
    return sign * most
  }

/** An intravenous dose. */
export const dose = (drug: string, amount: number, unit: 'µg' | 'mg'): Event => ({
  kind: 'drug',
  drug,
  dose: amount,
  unit,
  route: 'iv',
})
/** 15 s of pulses of 5 V and 1 ms. */
export const train = (site: string, hertz: number): Event => ({
  kind: 'stimulate',
  site,
  mode: 'train',
  volts: 5,
  milliseconds: 1,
  hertz,
  seconds: 15,
})
/** A prepared rabbit with further events. */
export const given = (...events: readonly Timed[]): readonly Timed[] => [
  ...preparedRabbit,
  ...events,
]
/** One event at the time of the intervention. */
export const now = (event: Event): readonly Timed[] => given({ at, event })

export const manual = '《机能实验学》家兔动脉血压的神经体液调节 (方向; 范围为教学选择)'
export const report =
  'student report 神经体液因素对血压心率的影响: 110/86→122/90, 350→372; vagus 106/84→96/30, 340→20'
export const faris = 'Faris et al. 1980, J Physiol 298:321: carotid reflex range 57 mmHg, gain 1.1'
export const goodman = 'Goodman & Gilman: adrenergic and muscarinic agonists and antagonists'
/** Abstracts and excerpts that were looked up; what they have no figure for is the direction alone. */
export const occlusion =
  '徐州医学院学报 2010（夹闭家兔一侧颈总动脉：以压力感受性反射为主，破坏颈动脉窦后明显减弱）'
export const chalmers =
  'Chalmers, Korner & White 1967, J Physiol 189:367 (rabbits, 26 % of the blood)'
export const brooks =
  'Brooks, Quesnell, Kane & Keil (conscious rabbits: pressure kept until 38 % of the blood was lost)'
