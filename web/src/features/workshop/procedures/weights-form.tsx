import { Checkbox, SelectField, TextField } from '#ui'
import { FigureField } from '../drafts/figure-field.tsx'
import { asGroup, asText, asTexts, figureOf } from '../drafts/path.ts'
import type { EditingProcedure } from './editing-procedure.ts'
import styles from '../compositions/composition-desk.module.css'

const difficulties = [1, 2, 3, 4, 5].map((one) => ({ value: String(one), name: `${one}级` }))

/** 名称与分值: what the procedure is called, how long it may take, what each step earns within its bounds, what is left out. */
export const WeightsForm = ({ editing }: { editing: EditingProcedure }) => {
  const { draft, put, readOnly, form, faultAt } = editing
  const points = asGroup(draft['points'])
  const left = asTexts(draft['left'])
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
        <FigureField
          label="限时（分钟，5–60）"
          value={draft['minutes']}
          disabled={readOnly}
          error={faultAt('minutes')}
          onFigure={(value) => put(['minutes'], value)}
        />
      </div>
      <h2>步骤与分值</h2>
      <p className={styles.note}>
        每一步可以在原分值的一半到两倍之间调整；必做步骤和“停止操作”的步骤不能去掉。各维度仍按12.5%折算。
      </p>
      <div className={styles.scroll}>
        <table className={styles.weights}>
          <thead>
            <tr>
              <th scope="col">步骤</th>
              <th scope="col">阶段</th>
              <th scope="col">分值</th>
              <th scope="col">采用</th>
            </tr>
          </thead>
          <tbody>
            {form.Steps.map(({ Id, Name, Phase, Points, From, To, MayLeave }) => {
              const fault = faultAt(`points.${Id}`) ?? faultAt(`left.${Id}`)
              return (
                <tr key={Id}>
                  <td>
                    {Name}
                    {fault && <p className={styles.error}>{fault}</p>}
                  </td>
                  <td>{Phase}</td>
                  <td>
                    <input
                      type="number"
                      aria-label={`${Name}的分值，${From}到${To}`}
                      aria-invalid={fault ? true : undefined}
                      min={From}
                      max={To}
                      step={0.5}
                      disabled={readOnly || left.includes(Id)}
                      value={asText(points[Id] ?? Points)}
                      onChange={(event) => put(['points', Id], figureOf(event.target.value))}
                    />
                  </td>
                  <td>
                    <Checkbox
                      aria-label={`采用：${Name}`}
                      disabled={readOnly || !MayLeave}
                      checked={!left.includes(Id)}
                      onChange={({ target }) =>
                        put(
                          ['left'],
                          target.checked ? left.filter((one) => one !== Id) : [...left, Id],
                        )
                      }
                    >
                      {MayLeave ? '' : '必做'}
                    </Checkbox>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}
