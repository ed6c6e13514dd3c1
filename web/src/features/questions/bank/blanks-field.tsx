import { Button, SelectField, Switch, TextField } from '#ui'
import { type QuestionBlank, questionLimits } from '@xinglin/contract/questions'
import styles from './bank.module.css'

const emptyText: QuestionBlank = { Kind: 'text', Forms: [''] }
const emptyFigure: QuestionBlank = {
  Kind: 'number',
  Value: null,
  Tolerance: 0,
  Units: [],
  UnitPrinted: true,
}

const several = (words: string) => words.split(/[;；]/).map((one) => one.trim())
const figureOf = (words: string): number | null =>
  words.trim() === '' || Number.isNaN(Number(words)) ? null : Number(words)

/** The blanks of a question in their order: words in accepted forms, or a figure with tolerance and unit. */
export const BlanksField = ({
  blanks,
  onChange,
}: {
  blanks: readonly QuestionBlank[]
  onChange: (blanks: QuestionBlank[]) => void
}) => (
  <>
    {blanks.map((blank, at) => {
      const name = `第${at + 1}空`
      const change = (next: QuestionBlank) =>
        onChange(blanks.map((one, nth) => (nth === at ? next : one)))
      return (
        // Blanks are known by their order alone.
        <fieldset key={name} className={styles.blank}>
          <legend>{name}</legend>
          <SelectField
            label={`${name}的答案`}
            options={[
              { value: 'text', name: '文字' },
              { value: 'number', name: '数值' },
            ]}
            value={blank.Kind}
            onChoose={(kind) => change(kind === 'text' ? emptyText : emptyFigure)}
          />
          {blank.Kind === 'text' ? (
            <TextField
              label={`${name}可接受的写法`}
              hint="多种写法用分号隔开"
              value={blank.Forms.join('；')}
              onChange={({ target }) => change({ ...blank, Forms: several(target.value) })}
            />
          ) : (
            <>
              <TextField
                label={`${name}的数值`}
                type="number"
                step="any"
                value={blank.Value ?? ''}
                onChange={({ target }) => change({ ...blank, Value: figureOf(target.value) })}
              />
              <TextField
                label={`${name}允许误差`}
                type="number"
                step="any"
                min={0}
                value={blank.Tolerance}
                onChange={({ target }) =>
                  change({ ...blank, Tolerance: figureOf(target.value) ?? 0 })
                }
              />
              <TextField
                label={`${name}的单位`}
                hint="多种写法用分号隔开，第一种印在空后"
                value={blank.Units.join('；')}
                onChange={({ target }) =>
                  change({
                    ...blank,
                    Units: target.value === '' ? [] : several(target.value),
                  })
                }
              />
              <Switch
                checked={blank.UnitPrinted}
                onChange={({ target }) => change({ ...blank, UnitPrinted: target.checked })}
              >
                单位已印在空后
              </Switch>
            </>
          )}
          <Button
            kind="plain"
            size="small"
            onClick={() => onChange(blanks.filter((_, nth) => nth !== at))}
          >
            删除{name}
          </Button>
        </fieldset>
      )
    })}
    {blanks.length < questionLimits.blanks && (
      <Button size="small" onClick={() => onChange([...blanks, emptyText])}>
        增加一空
      </Button>
    )}
  </>
)
