import { beginExperiment, getExperiment, operate } from '@xinglin/contract/simulations/experiment'
import type { Session } from '@xinglin/contract/identity'
import { getCourseStudyProgressInfo, getPlayer } from '@xinglin/contract/learning'
import type { Call, OutputOf } from '@xinglin/contract/call'
import { demoProtocols } from '@xinglin/content'
import { experiments } from '@xinglin/simulation/experiment'
import { goldenWay, type Action, type Protocol } from '@xinglin/simulation/practical'
import { ask, type Measured } from './signed.ts'

/** The course, and in it the protocol, that everybody experiments in: the circulation of a rabbit. */
export const courseOfBench = '机能实验·循环'
export const protocolOfBench = (): Protocol => {
  const protocol = demoProtocols().find(({ slug }) => slug === 'arterial-pressure')
  if (!protocol) throw new Error('the protocol of the bench is missing')
  return protocol.protocol
}

const waited = 30

/** What a student does one after the other: the author’s way, with a fast-forward after every third action. */
export const wayOf = (protocol: Protocol): readonly Action[] =>
  goldenWay(protocol)
    .flatMap(({ action }): Action[] => (action.type === 'submit' ? [] : [action]))
    .flatMap((action, at): Action[] =>
      at > 2 && at % 3 === 0 ? [action, { type: 'wait', seconds: waited }] : [action],
    )

/** A student at the bench, from the door on. */
export class Experimenting {
  readonly port: number
  readonly session: Session
  readonly student: number
  readonly dt: number
  place: object = {}
  id = ''
  seq = 0
  acknowledged = 0
  #began = 0
  #waited = 0
  #steps = 0

  constructor(port: number, session: Session, student: number, { model }: Protocol) {
    this.port = port
    this.session = session
    this.student = student
    this.dt = experiments.find((one) => one.model.id === model)?.model.dt ?? 0.004
  }

  async #told<Told>(call: Pick<Call, 'path' | 'method'>, input: object): Promise<Told> {
    const { Code, Msg, Data } = await ask(this.port, call, input, this.session)
    if (Code !== 0) throw new Error(`${call.path}: ${Code} ${Msg}`)
    return Data as Told
  }

  /** Begins to learn, up to the door of the experiment. */
  async approach(CourseId: string): Promise<void> {
    const { ProgressId } = await this.#told<{ ProgressId: string }>(getCourseStudyProgressInfo, {
      CourseId,
      Proceed: 0,
    })
    const { Chapters } = await this.#told<OutputOf<typeof getPlayer>>(getPlayer, { ProgressId })
    const item = Chapters.flatMap(({ Items }) => Items).find(({ Kind }) => Kind === 'experiment')
    if (!item) throw new Error('the course has no experiment')
    this.place = { CourseId, ProgressId, ItemId: item.Id }
  }

  /** The laboratory, in one call. */
  async open(): Promise<Measured> {
    const opened = await ask(
      this.port,
      beginExperiment,
      { ...this.place, Proceed: 0 },
      this.session,
    )
    if (opened.Code !== 0) throw new Error(`begin: ${opened.Code} ${opened.Msg}`)
    const { SessionId, Seq } = opened.Data as { SessionId: string; Seq: number }
    this.id = SessionId
    this.seq = Seq
    this.#began = performance.now()
    return opened
  }

  /** Comes back: the laboratory again, with everything that was done. */
  comeBack(): Promise<Measured> {
    return ask(this.port, getExperiment, { SessionId: this.id }, this.session)
  }

  #now(): number {
    const seconds = (performance.now() - this.#began) / 1000 + this.#waited
    this.#steps = Math.max(this.#steps, Math.floor(seconds / this.dt))
    return this.#steps
  }

  /** Does one thing as far as the recording has come. What the engine refuses is an answer and no event. */
  async act(wanted: Action): Promise<Measured> {
    const Steps = this.#now()
    const to = Steps * this.dt
    const Action =
      wanted.type === 'capture' ? { ...wanted, from: Math.max(0, to - 10), to } : wanted
    const answered = await ask(
      this.port,
      operate,
      {
        SessionId: this.id,
        Seq: this.seq,
        ClientActionId: `bench-${this.student}-${this.seq}-${performance.now().toFixed(0)}`,
        Steps,
        Action,
      },
      this.session,
    )
    if (answered.Code === 0) {
      this.seq = (answered.Data as { Seq: number }).Seq
      this.acknowledged += 1
      if (wanted.type === 'wait') this.#waited += wanted.seconds
    }
    return answered
  }
}
