import type { Action, RunEvent } from './action.ts'
import type { Direction, Protocol } from './protocol.ts'
import { reportSections } from './report-format.ts'
import { modelOf } from './run.ts'
import { defaultOf } from './tray-format.ts'

const ceiling = (value: number): number =>
  value <= 0 ? 0 : value % 1 === 0 ? value : value - (value % 1) + 1

/** So many letters and more, no sentence twice. */
const filled = (letters: number): string =>
  Array.from({ length: ceiling(letters / 8) }, (_, at) => `第${at + 1}项实验所见如上。`).join('')

/**
 * The way of a protocol’s author as a student would go it: everything prepared, every step with marker, captures and
 * result, and a report that holds every word that is looked for. `judged` says what they read off each trace.
 */
export const goldenWay = (
  protocol: Protocol,
  judged: (step: string) => Direction = () => 'none',
): RunEvent[] => {
  const { dt } = modelOf(protocol)
  const events: RunEvent[] = []
  let now = 0
  const add = (action: Action, at = now): void => {
    const steps = ceiling(at / dt - 1e-6)
    events.push({ seq: events.length + 1, at: steps * dt * 1000, steps, action })
  }
  const deedOf = (id: string, values: Readonly<Record<string, number>>, step?: string): Action => {
    const own = protocol.tray.find((one) => one.id === id)
    const figures = { ...(own ? defaultOf(own) : {}), ...values }
    return { type: 'do', deed: id, values: figures, ...(step === undefined ? {} : { step }) }
  }
  add({
    type: 'answer',
    answers: Object.fromEntries(protocol.questions.map(({ id, answer }) => [id, answer])),
  })
  add({
    type: 'suppose',
    hypotheses: Object.fromEntries(
      protocol.steps.map(({ id, why, response }) => [
        id,
        { direction: response.expect, reason: why.slice(0, 40) },
      ]),
    ),
  })
  for (const { deed, wait } of protocol.preparations) {
    add(deedOf(deed, {}))
    now += wait
  }
  for (const { id } of protocol.checks) add({ type: 'check', check: id })
  now += protocol.baseline
  for (const { id, zh, rest, deeds, response } of protocol.steps) {
    now += rest
    const { channel, measure, before, after } = response
    const [early = 0] = before
    if (early < 0 && now + early < 0) now = -early
    add({ type: 'mark', label: zh, step: id })
    const times = deeds.map(({ deed, values, wait }) => {
      const at = now
      add(deedOf(deed, values, id))
      now += wait
      return at
    })
    const did = times.at(response.of ?? -1) ?? now
    const earlier = times.at(response.against ?? response.of ?? -1) ?? now
    const stepped = (at: number): number => ceiling(at / dt - 1e-6) * dt
    const seen = did + (after[1] ?? 0) + 1
    if (seen > now) now = seen
    const capture = (
      phase: 'before' | 'after',
      at: number,
      [from = 0, to = 0]: readonly number[],
    ) =>
      add({
        type: 'capture',
        channel,
        measure,
        from: stepped(at) + from,
        to: stepped(at) + to,
        step: id,
        phase,
      })
    capture('before', earlier, before)
    capture('after', did, after)
    add({ type: 'result', step: id, direction: judged(id) })
  }
  const sections = Object.fromEntries(
    reportSections.map((section) => {
      const least = protocol.report.least.find((one) => one.section === section)?.letters ?? 0
      const words = protocol.report.chains
        .filter((chain) => chain.section === section)
        .flatMap(({ groups }) => groups.map(([word = '']) => word))
      return [section, `${section}${words.join('，')}${filled(least)}`]
    }),
  )
  add({ type: 'submit', sections })
  return events
}
