import type { Protocol } from './protocol.ts'

/**
 * What a browser may know of a protocol before the report is handed in: no answers, no expected directions, no good ranges,
 * no reasons and no weights.
 */
export const viewOf = (protocol: Protocol) => ({
  title: protocol.title,
  model: protocol.model,
  parameters: protocol.parameters ?? {},
  difficulty: protocol.difficulty,
  minutes: protocol.minutes,
  longest: protocol.longest,
  specimen: protocol.specimen,
  figure: protocol.figure,
  sweep: protocol.sweep,
  reviewed: protocol.reviewedBy !== undefined,
  purpose: protocol.purpose,
  principle: protocol.principle,
  materials: protocol.materials,
  safety: protocol.safety,
  welfare: protocol.welfare,
  pass: protocol.pass,
  baseline: protocol.baseline,
  questions: protocol.questions.map(({ id, type, stem, options }) => ({
    id,
    type,
    stem,
    options,
  })),
  tray: protocol.tray.map(({ id, group, zh, note, event, fields }) => ({
    id,
    group,
    zh,
    note,
    event,
    fields,
  })),
  preparations: protocol.preparations.map(({ id, zh, deed }) => ({ id, zh, deed })),
  checks: protocol.checks.map(({ id, zh }) => ({ id, zh })),
  steps: protocol.steps.map(({ id, zh, how, seconds, response }) => ({
    id,
    zh,
    how,
    seconds,
    response: {
      zh: response.zh,
      unit: response.unit,
      channel: response.channel,
      measure: response.measure,
    },
  })),
  sections: protocol.report.least,
  thinking: protocol.report.questions,
})

/** A protocol as a browser knows it. */
export type ProtocolView = ReturnType<typeof viewOf>
