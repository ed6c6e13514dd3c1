import { Button } from '#ui'
import { RotateCcw } from 'lucide-react'
import styles from '../compositions/composition-desk.module.css'
import { FigureCell } from '../drafts/figure-field.tsx'
import { asGroup } from '../drafts/path.ts'
import type { EditingProtocol } from './editing-protocol.ts'

/** 标本参数: every figure of the specimen with unit, safe range, usual value, and what it does. */
export const ParametersForm = ({ editing }: { editing: EditingProtocol }) => {
  const { draft, put, readOnly, form, faultAt } = editing
  const chosen = asGroup(draft['parameters'])
  return (
    <div className={styles.panel}>
      <p className={styles.note}>
        范围由引擎给出，超出范围的不能保存为方案；每只标本还会在所设的值附近有个体差异。
      </p>
      <div className={styles.scroll}>
        <table className={styles.weights}>
          <thead>
            <tr>
              <th scope="col">参数</th>
              <th scope="col">设为</th>
              <th scope="col">安全范围</th>
              <th scope="col">常用</th>
              <th scope="col">作用</th>
            </tr>
          </thead>
          <tbody>
            {form.Parameters.map(({ Id, Name, Unit, Usual, From, To, Does, Source }) => {
              const fault = faultAt(`parameters.${Id}`)
              return (
                <tr key={Id}>
                  <th scope="row">
                    {Name}
                    {fault && <p className={styles.error}>{fault}</p>}
                  </th>
                  <td>
                    <span className={styles.set}>
                      <FigureCell
                        label={`${Name}，${From}到${To} ${Unit}`}
                        value={chosen[Id] ?? Usual}
                        disabled={readOnly}
                        error={fault}
                        onFigure={(value) => put(['parameters', Id], value)}
                      />
                      {Id in chosen && !readOnly && (
                        <Button
                          size="small"
                          kind="plain"
                          icon={<RotateCcw size={15} aria-hidden />}
                          aria-label={`${Name}恢复常用值`}
                          onClick={() => put(['parameters', Id], undefined)}
                        />
                      )}
                    </span>
                  </td>
                  <td className={styles.figure}>
                    {From}–{To} {Unit}
                  </td>
                  <td className={styles.figure}>{Usual}</td>
                  <td>
                    {Does}
                    <p className={styles.note}>{Source}</p>
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
