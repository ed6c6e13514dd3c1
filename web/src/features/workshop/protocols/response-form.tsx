import { SelectField, TextField } from '#ui'
import styles from '../compositions/composition-desk.module.css'
import { FigureField } from '../drafts/figure-field.tsx'
import { asGroup, asList, asText, type Path, valueAt } from '../drafts/path.ts'
import type { EditingProtocol } from './editing-protocol.ts'

const windows = [
  ['before', 0, '操作前测量：从（s）'],
  ['before', 1, '操作前测量：到（s）'],
  ['after', 0, '操作后测量：从（s）'],
  ['after', 1, '操作后测量：到（s）'],
] as const

/** How a step shows: what is measured of which channel, when, and from which change on it counts. */
export const ResponseForm = ({
  editing: { draft, put, readOnly, form, faultAt },
  at,
}: {
  editing: EditingProtocol
  at: number
}) => {
  const path: Path = ['steps', String(at), 'response']
  const one = asGroup(valueAt(draft, path))
  const place = path.join('.')
  const channel = form.Channels.find(({ Id }) => Id === one['channel'])
  const measure = channel?.Measures.find(({ Id }) => Id === one['measure'])
  const deeds = asList(valueAt(draft, ['steps', String(at), 'deeds']))
  const set = (name: string, value: unknown) => put([...path, name], value)
  return (
    <>
      <h3>测量</h3>
      {faultAt(place) && <p className={styles.error}>{faultAt(place)}</p>}
      <div className={styles.grid}>
        <TextField
          label="测量什么（学生看）"
          autoComplete="off"
          value={asText(one['zh'])}
          disabled={readOnly}
          error={faultAt(`${place}.zh`)}
          onChange={({ target }) => set('zh', target.value)}
        />
        <SelectField
          label="通道"
          disabled={readOnly}
          options={form.Channels.map(({ Id, Name }) => ({ value: Id, name: Name }))}
          value={asText(one['channel'])}
          onChoose={(next) => {
            const [first] = form.Channels.find(({ Id }) => Id === next)?.Measures ?? []
            put(path, { ...one, channel: next, measure: first?.Id })
          }}
        />
        <SelectField
          label={`自动测量${measure?.Unit ? `（${measure.Unit}）` : ''}`}
          disabled={readOnly}
          options={(channel?.Measures ?? []).map(({ Id, Name }) => ({ value: Id, name: Name }))}
          value={asText(one['measure'])}
          onChoose={(next) => set('measure', next)}
        />
        <FigureField
          label={`最小变化（小于它算“不变”${measure?.Unit ? `，${measure.Unit}` : ''}）`}
          value={one['least']}
          disabled={readOnly}
          error={faultAt(`${place}.least`)}
          onFigure={(value) => set('least', value)}
        />
        {windows.map(([name, end, label]) => (
          <FigureField
            key={label}
            label={label}
            value={valueAt(one, [name, String(end)])}
            disabled={readOnly}
            error={end === 0 ? faultAt(`${place}.${name}`) : undefined}
            onFigure={(value) => put([...path, name, String(end)], value)}
          />
        ))}
        {deeds.length > 1 && (
          <SelectField
            label="以哪个操作为准"
            disabled={readOnly}
            options={deeds.map((_, n) => ({ value: String(n), name: `第${n + 1}个操作` }))}
            value={asText(one['of'] ?? deeds.length - 1)}
            onChoose={(next) => set('of', Number(next))}
          />
        )}
      </div>
    </>
  )
}
