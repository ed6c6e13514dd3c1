import { error, unless, type Problem } from '#form'
import { listIn, recordIn, type ProtocolDraft } from './protocol-draft.ts'
import type { Protocol } from './protocol.ts'
import type { TrayDeed } from './tray-format.ts'

type Field = TrayDeed['fields'][number]

const set = ['usual', 'lo', 'hi'] as const
const words = { usual: '常用值', lo: '下限', hi: '上限' } as const

const chosen = (field: Field, given: unknown): Field => {
  const { usual, lo, hi } = recordIn(given)
  const or = (value: unknown, otherwise: number): number =>
    typeof value === 'number' ? value : otherwise
  return { ...field, usual: or(usual, field.usual), lo: or(lo, field.lo), hi: or(hi, field.hi) }
}

/** The tray of a protocol with the doses that a teacher set, without what they left out. */
export const composedTray = (base: Protocol, draft: ProtocolDraft): readonly TrayDeed[] => {
  const left = listIn(draft['leftDeeds'])
  const doses = recordIn(draft['doses'])
  return base.tray
    .filter(({ id }) => !left.includes(id))
    .map((deed) => ({
      ...deed,
      fields: deed.fields.map((field) => chosen(field, recordIn(doses[deed.id])[field.name])),
    }))
}

const doseProblems = ({ id, zh, fields }: TrayDeed, given: unknown): readonly Problem[] =>
  Object.entries(recordIn(given)).flatMap(([name, figures]) => {
    const path = `doses.${id}.${name}`
    const own = fields.find((one) => one.name === name)
    if (!own) return [error(path, `“${zh}”没有这个参数`)]
    const range = `${own.lo}到${own.hi}${own.unit && ` ${own.unit}`}`
    const outside = set.flatMap((one) => {
      const value = recordIn(figures)[one]
      const isWithin =
        value === undefined || (typeof value === 'number' && value >= own.lo && value <= own.hi)
      return unless(
        isWithin,
        error(`${path}.${one}`, `“${zh}”的${own.zh}${words[one]}应在${range}之间`),
      )
    })
    const { usual, lo, hi } = chosen(own, figures)
    const isOrdered = lo <= usual && usual <= hi && lo < hi
    return outside.length > 0
      ? outside
      : unless(
          isOrdered,
          error(`${path}.usual`, `“${zh}”的${own.zh}：下限应小于上限，常用值应在两者之间`),
        )
  })

/** What is wrong with tray and doses: what is not there, what steps or preparations need, figures beyond those of the instrument. */
export const trayProblems = (base: Protocol, draft: ProtocolDraft): readonly Problem[] => {
  const used = new Map<unknown, string>([
    ...listIn(draft['steps']).flatMap((step) => {
      const { zh, deeds } = recordIn(step)
      return listIn(deeds).map(
        (one) =>
          [recordIn(one)['deed'], `实验项目“${typeof zh === 'string' ? zh : ''}”要用到`] as const,
      )
    }),
    ...base.preparations.map(({ zh, deed }) => [deed, `准备步骤“${zh}”要用到`] as const),
  ])
  return [
    ...listIn(draft['leftDeeds']).flatMap((id) => {
      const deed = base.tray.find((one) => one.id === id)
      const path = `leftDeeds.${String(id)}`
      if (!deed) return [error(path, '实验台上没有这项操作')]
      const by = used.get(id)
      return by === undefined ? [] : [error(path, `${by}“${deed.zh}”，不能从实验台上去掉`)]
    }),
    ...Object.entries(recordIn(draft['doses'])).flatMap(([id, given]) => {
      const deed = base.tray.find((one) => one.id === id)
      return deed ? doseProblems(deed, given) : [error(`doses.${id}`, '实验台上没有这项操作')]
    }),
  ]
}
