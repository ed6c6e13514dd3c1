import { operate, saveLabReport, submitLabReport } from '@xinglin/contract/simulations/experiment'
import { goldenWay, type Action } from '@xinglin/simulation/practical'
import { actionId } from './action-id.ts'
import { firstProtocol } from './experiments.ts'
import type { Answered, Visitor } from './visitor.ts'

/** Seconds that one action lets the recording run on at most. */
const longestWait = 600

/** Somebody in the laboratory, one action after the other. */
export class Experimenting {
  readonly visitor: Visitor
  readonly entered: Answered
  readonly where: {
    readonly CourseId: string
    readonly ProgressId: string
    readonly ItemId: string
  }
  seq: number
  steps = 0

  constructor(visitor: Visitor, where: Experimenting['where'], entered: Answered) {
    this.visitor = visitor
    this.where = where
    this.entered = entered
    this.seq = entered.Data?.Seq ?? 0
  }

  get SessionId(): string {
    return this.entered.Data.SessionId as string
  }

  async operate(Action: object, more: object = {}): Promise<Answered> {
    const answered = await this.visitor.calls(operate, {
      SessionId: this.SessionId,
      Seq: this.seq,
      ClientActionId: actionId(),
      Steps: this.steps,
      Action,
      ...more,
    })
    if (answered.Code === 0) this.seq = answered.Data.Seq
    return answered
  }

  async #must(Action: Action): Promise<void> {
    const answered = await this.operate(Action)
    if (answered.Code !== 0) throw new Error(`${JSON.stringify(Action)}: ${answered.Msg}`)
  }

  /** Goes the way of the protocol's author up to a number of its actions, waiting where time has to pass. */
  async goTheGoldenWay(most = Infinity, protocol = firstProtocol()): Promise<void> {
    const judged = new Map(protocol.steps.map(({ id, response }) => [id, response.expect]))
    const way = goldenWay(protocol, (step) => judged.get(step) ?? 'none').slice(0, most)
    for (const { action, steps } of way) {
      for (let left = (steps - this.steps) * 0.004; left > 0; left -= longestWait)
        await this.#must({ type: 'wait', seconds: Math.min(left, longestWait) })
      this.steps = steps
      if (action.type !== 'submit') await this.#must(action)
      else
        await this.visitor.calls(saveLabReport, {
          SessionId: this.SessionId,
          Version: 0,
          Sections: action.sections,
        })
    }
  }

  submit(): Promise<Answered> {
    return this.visitor.calls(submitLabReport, { SessionId: this.SessionId, Steps: this.steps })
  }
}
