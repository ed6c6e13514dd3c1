import { drawn, drawnOrder } from '#questions'

/** A section as it is drawn from: questions that everybody has, and cells of which each has so many. */
export type PaperSection = {
  readonly id: string
  /** Its questions stand in an order of each examinee's own. */
  readonly mixed: boolean
  readonly questions: readonly string[]
  readonly cells: readonly {
    readonly id: string
    readonly count: number
    readonly pool: readonly string[]
  }[]
}

/** What of a section one examinee has, in their order; a group stands for all of its parts. */
export type DrawnSection = { readonly id: string; readonly questions: readonly string[] }

const byId = (id: string) => ({ id })

/**
 * The paper of one examinee: decided by paper, seed and person and nothing else, so that any process draws the same.
 * Groups are drawn whole, as they are one question each.
 */
export const drawPaper = (
  sections: readonly PaperSection[],
  seed: string,
  person: string,
): DrawnSection[] =>
  sections.map(({ id, mixed, questions, cells }) => {
    const own = `${seed} ${person} ${id}`
    const chosen = [
      ...questions.map(byId),
      ...cells.flatMap((cell) => drawn(`${own} ${cell.id}`, cell.pool.map(byId), cell.count)),
    ]
    const ordered = mixed ? drawnOrder(own, chosen) : chosen
    return { id, questions: ordered.map((one) => one.id) }
  })

/** The points of a question shared among its parts in whole tenths: the first have one more where they do not go evenly. */
export const shareTenths = (tenths: number, parts: number): number[] => {
  const rest = tenths % parts
  const each = (tenths - rest) / parts
  return Array.from({ length: parts }, (_, at) => each + (at < rest ? 1 : 0))
}
