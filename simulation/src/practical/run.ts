import { act as doAt, advance, begin, experiments, type Bench, type Sink } from '#experiment'
import type { Action, RunEvent } from './action.ts'
import { faultOf } from './fault.ts'
import type { Protocol } from './protocol.ts'
import { mark } from './quiz.ts'
import { eventOf } from './tray-format.ts'

/** What an experiment is started with. */
export type Setup = { readonly protocol: Protocol; readonly seed: number }

/**
 * A running experiment. The bench is changed in place, so a run belongs to one owner; whoever must not lose what was before
 * an action replays the events.
 */
export type Run = {
  readonly protocol: Protocol
  readonly bench: Bench<unknown>
  /** The bench right after the newest event: to where one who comes back begins again. */
  settled: { readonly state: unknown; readonly steps: number }
  seq: number
  passed: boolean
  supposed: boolean
  /** Seconds that were waited for, beyond those that passed. */
  waited: number
  /** Captures that stand in the table, by their numbers. */
  readonly captures: Set<number>
  submitted: boolean
}

/** Why an action was not taken, in a teacher’s sentence; nothing of the experiment has changed. */
export type Refused = { readonly refusal: string; readonly over?: true }

const refuse = (refusal: string): Refused => ({ refusal })

const experimentOf = ({ model }: Pick<Protocol, 'model'>) => {
  const experiment = experiments.find((one) => one.model.id === model)
  if (!experiment) throw new RangeError(`no experiment ${model}`)
  return experiment
}

/** The model of a protocol; throws where the laboratory has none of the name. */
export const modelOf = (protocol: Pick<Protocol, 'model'>) => experimentOf(protocol).model

/** Which version of its engine (from 1) a protocol runs on today; figures of another version are not to be computed anew. */
export const engineOf = (protocol: Pick<Protocol, 'model'>): number =>
  experimentOf(protocol).version

/** A run before anything was done. */
export const start = ({ protocol, seed }: Setup): Run => {
  const bench = begin(modelOf(protocol), seed, protocol.parameters)
  return {
    protocol,
    bench,
    settled: { state: undefined, steps: -1 },
    seq: 0,
    passed: false,
    supposed: false,
    waited: 0,
    captures: new Set(),
    submitted: false,
  }
}

/** Notes where the bench stands: an action that is refused later leaves it advanced, and somebody may come back behind that. */
export const settle = (run: Run): void => {
  const { bench } = run
  run.settled = { state: bench.model.snapshot(bench.state), steps: bench.steps }
}

/** Whether a step can still be gone to: from the bench as it stands, or from the newest event. */
const isAhead = ({ bench, settled }: Run, steps: number): boolean =>
  steps % 1 === 0 && (steps >= bench.steps || (settled.steps >= 0 && steps >= settled.steps))

/** Goes back to the newest event where a step lies between it and what the bench was advanced to in vain. */
const goBack = ({ bench, settled }: Run, steps: number): void => {
  if (steps >= bench.steps) return
  bench.state = bench.model.restore(settled.state)
  bench.steps = settled.steps
}

/** Does what the bench is asked to: undefined when it was done or nothing is asked of it, else why not. */
const onBench = ({ protocol, bench }: Run, action: Action): Refused | undefined => {
  const deed = action.type === 'do' ? protocol.tray.find(({ id }) => id === action.deed) : undefined
  return deed && action.type === 'do' ? doAt(bench, eventOf(deed, action.values)) : undefined
}

/** What an accepted action changes besides the bench. */
const note = (run: Run, action: Action): void => {
  run.seq += 1
  if (action.type === 'answer' && mark(run.protocol, action.answers).passed) run.passed = true
  if (action.type === 'suppose') run.supposed = true
  if (action.type === 'wait') run.waited += action.seconds
  if (action.type === 'capture') run.captures.add(run.seq)
  if (action.type === 'discard') run.captures.delete(action.capture)
  if (action.type === 'submit') run.submitted = true
}

/** Steps that are gone at once before somebody else has a turn: some milliseconds of a processor. */
const slice = 5_000

/** Who listens to a run, and to which of its steps; outside them nothing is sampled. */
export type Listener = {
  readonly sink: Sink
  readonly wants: (from: number, to: number) => boolean
}

/** Goes on to a step of the engine, a slice at a time. */
export function* advancing(
  { bench }: Pick<Run, 'bench'>,
  until: number,
  listener?: Listener,
): Generator<undefined, void> {
  while (bench.steps < until) {
    const left = until - bench.steps
    const steps = left < slice ? left : slice
    const isHeard = listener?.wants(bench.steps, bench.steps + steps) === true
    advance(bench, steps, isHeard ? listener.sink : undefined)
    yield undefined
  }
}

/** Runs a generator to its end at once. */
export const atOnce = <T>(going: Generator<undefined, T>): T => {
  for (;;) {
    const { done, value } = going.next()
    if (done) return value
  }
}

/** Seconds that a run may have got to, wall time of `elapsed` seconds having passed: no faster than the clock, but for what was waited for. */
export const reachable = ({ waited }: Pick<Run, 'waited'>, elapsed: number): number =>
  elapsed + waited + 2

/**
 * Takes one action at a step of the engine: undefined when it was done, else why not. Steps run forward alone, and never
 * beyond what the protocol records; the wall clock is the caller’s to hold (`reachable`). What can be refused without the
 * engine is refused before a step is gone: getting there may take seconds.
 */
export function* acting(
  run: Run,
  action: Action,
  steps: number,
): Generator<undefined, Refused | undefined> {
  if (run.submitted) return { refusal: '实验报告已经提交，本次实验已结束。', over: true }
  if (!isAhead(run, steps)) return refuse('这个时刻的曲线已经记录完毕，请回到当前时刻再操作。')
  const { dt } = run.bench.model
  if (steps * dt > run.protocol.longest && action.type !== 'submit')
    return refuse('本次实验的记录时间已用完，请整理数据并完成实验报告。')
  const fault = faultOf(run, action, steps * dt)
  if (fault !== '') return refuse(fault)
  goBack(run, steps)
  yield* advancing(run, steps)
  const refused = onBench(run, action)
  if (refused) return refused
  note(run, action)
  return undefined
}

/** That an event of a replay is refused: the action, and the teacher’s sentence. */
export class RefusedEvent extends Error {
  readonly action: Action
  readonly zh: string
  constructor({ seq, action }: RunEvent, zh: string) {
    super(`event ${seq} is refused: ${zh}`)
    this.action = action
    this.zh = zh
  }
}

/** A run after what happened since, as `replaying`; it may have been advanced in vain. */
export function* continuing(
  run: Run,
  events: readonly RunEvent[],
  listener?: Listener,
): Generator<undefined, Run> {
  for (const event of events) {
    const { steps, action } = event
    yield* advancing(run, steps, listener)
    const refused = yield* acting(run, action, steps)
    if (refused) throw new RefusedEvent(event, refused.refusal)
  }
  return run
}

/** A run as its events make it, replayed with every sample that is wanted handed to the listener; throws where one of them is refused. */
export const replaying = (
  setup: Setup,
  events: readonly RunEvent[],
  listener?: Listener,
): Generator<undefined, Run> => continuing(start(setup), events, listener)
