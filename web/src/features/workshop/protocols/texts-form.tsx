import { Checkbox, SelectField, TextField } from '#ui'
import styles from '../compositions/composition-desk.module.css'
import { FigureField } from '../drafts/figure-field.tsx'
import { asText, asTexts } from '../drafts/path.ts'
import type { EditingProtocol } from './editing-protocol.ts'
import { LinesArea } from './lines-area.tsx'

const difficulties = [1, 2, 3, 4, 5].map((one) => ({ value: String(one), name: `${one}级` }))

const figures = [
  ['minutes', '预计用时（分钟，5–240）'],
  ['pass', '预习测验通过线（%）'],
  ['baseline', '基线记录（s，5–600）'],
] as const

/** 名称与文字: what the protocol is called, what students read of it, and which causal chains the machine looks for. */
export const TextsForm = ({ editing }: { editing: EditingProtocol }) => {
  const { draft, put, readOnly, form, faultAt, faultIn } = editing
  const left = asTexts(draft['leftChains'])
  return (
    <div className={styles.panel}>
      <div className={styles.grid}>
        <TextField
          label="名称"
          value={asText(draft['title'])}
          disabled={readOnly}
          error={faultAt('title')}
          autoComplete="off"
          onChange={(event) => put(['title'], event.target.value)}
        />
        <SelectField
          label="难度"
          disabled={readOnly}
          options={difficulties}
          value={asText(draft['difficulty'])}
          onChoose={(difficulty) => put(['difficulty'], Number(difficulty))}
        />
        <TextField
          label="标本（学生看）"
          value={asText(draft['specimen'])}
          disabled={readOnly}
          error={faultAt('specimen')}
          autoComplete="off"
          onChange={(event) => put(['specimen'], event.target.value)}
        />
        {figures.map(([name, label]) => (
          <FigureField
            key={name}
            label={label}
            value={draft[name]}
            disabled={readOnly}
            error={faultAt(name)}
            onFigure={(value) => put([name], value)}
          />
        ))}
      </div>
      <LinesArea editing={editing} name="purpose" label="实验目的" />
      <LinesArea editing={editing} name="principle" label="实验原理" rows={7} />
      <LinesArea editing={editing} name="materials" label="动物与器材" />
      <LinesArea editing={editing} name="safety" label="安全" />
      <LinesArea editing={editing} name="welfare" label="动物福利" />
      <LinesArea editing={editing} name="thinking" label="思考题" rows={4} />
      <h2>机器核对的机制要点</h2>
      <p className={styles.note}>参数改变后不再成立的要点可以去掉，至少保留一条。</p>
      {faultIn('leftChains') && <p className={styles.error}>{faultIn('leftChains')}</p>}
      {form.Chains.map(({ Id, Name }) => (
        <Checkbox
          key={Id}
          disabled={readOnly}
          checked={!left.includes(Id)}
          onChange={({ target }) =>
            put(['leftChains'], target.checked ? left.filter((one) => one !== Id) : [...left, Id])
          }
        >
          {Name}
        </Checkbox>
      ))}
    </div>
  )
}
