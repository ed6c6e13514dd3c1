import { asGroup, asList, asText, asTexts } from '../drafts/path.ts'
import type { ProtocolForm } from './editing-protocol.ts'
import { freeId } from './free-id.ts'

/** What may be added as a step: those of the base that are not there, and every deed of the tray as a new one. */
export const addable = (
  form: ProtocolForm,
  draft: Readonly<Record<string, unknown>>,
): readonly { readonly value: string; readonly name: string }[] => {
  const there = asList(draft['steps']).map((one) => asText(asGroup(one)['id']))
  const left = asTexts(draft['leftDeeds'])
  return [
    ...form.Steps.filter((one) => !there.includes(asText(one['id']))).map((one) => ({
      value: `step ${asText(one['id'])}`,
      name: `恢复：${asText(one['zh'])}`,
    })),
    ...form.Tray.filter(({ Id, Group }) => Group !== 'prepare' && !left.includes(Id)).map(
      ({ Id, Name }) => ({ value: `deed ${Id}`, name: `新项目：${Name}` }),
    ),
  ]
}

/** A step as it is begun: one of the base as it was, or a deed with its usual figures, seen in the first channel. */
export const newStep = (
  form: ProtocolForm,
  steps: readonly unknown[],
  wanted: string,
): Readonly<Record<string, unknown>> | undefined => {
  const [kind, id] = wanted.split(' ')
  if (kind === 'step') return form.Steps.find((one) => one['id'] === id)
  const deed = form.Tray.find(({ Id }) => Id === id)
  const [channel] = form.Channels
  const [measure] = channel?.Measures ?? []
  if (!deed || !channel || !measure) return undefined
  return {
    id: freeId('N', steps),
    zh: deed.Name,
    how: '',
    seconds: 60,
    rest: 60,
    points: 5,
    deeds: [
      {
        deed: deed.Id,
        values: Object.fromEntries(deed.Fields.map(({ Id, Usual }) => [Id, Usual])),
        good: {},
        wait: 0,
      },
    ],
    response: {
      zh: `${channel.Name}${measure.Name}`,
      channel: channel.Id,
      measure: measure.Id,
      before: [-10, 0],
      after: [5, 20],
      least: 1,
    },
    why: '',
  }
}

/** A hundred whole points shared out evenly. */
export const evenPoints = (count: number): readonly number[] => {
  const each = Math.floor(100 / count)
  const rest = 100 - each * count
  return Array.from({ length: count }, (_, at) => (at < rest ? each + 1 : each))
}
