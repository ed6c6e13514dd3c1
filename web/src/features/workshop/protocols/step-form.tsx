import { Button, SelectField, TextArea, TextField } from '#ui'
import { Plus, Trash2 } from 'lucide-react'
import styles from '../compositions/composition-desk.module.css'
import { FigureField } from '../drafts/figure-field.tsx'
import { asGroup, asList, asText, type Path, valueAt } from '../drafts/path.ts'
import type { EditingProtocol } from './editing-protocol.ts'
import { ResponseForm } from './response-form.tsx'

type Given = { readonly editing: EditingProtocol; readonly at: number }

/** The deeds of a step one after the other, each with the figures of the author's way, the range that is good, and what is waited. */
const Deeds = ({ editing: { draft, put, readOnly, form, faultAt }, at }: Given) => {
  const path: Path = ['steps', String(at), 'deeds']
  const deeds = asList(valueAt(draft, path))
  const choices = form.Tray.filter(({ Group }) => Group !== 'prepare').map(({ Id, Name }) => ({
    value: Id,
    name: Name,
  }))
  return (
    <>
      <h3>操作</h3>
      {faultAt(path.join('.')) && <p className={styles.error}>{faultAt(path.join('.'))}</p>}
      {deeds.map((given, n) => {
        const one = asGroup(given)
        const own = form.Tray.find(({ Id }) => Id === one['deed'])
        const within = [...path, String(n)]
        const place = within.join('.')
        return (
          <div key={n} className={styles.deed}>
            <div className={styles.grid}>
              <SelectField
                label={`第${n + 1}个操作`}
                disabled={readOnly}
                options={choices}
                value={asText(one['deed'])}
                onChoose={(deed) => put(within, { deed, values: {}, good: {}, wait: one['wait'] })}
              />
              {own?.Fields.map(({ Id, Name, Unit, Usual }) => (
                <FigureField
                  key={Id}
                  label={`${Name}${Unit && `（${Unit}）`}`}
                  value={valueAt(one, ['values', Id]) ?? Usual}
                  disabled={readOnly}
                  error={faultAt(`${place}.values.${Id}`)}
                  onFigure={(value) => put([...within, 'values', Id], value)}
                />
              ))}
              {own?.Fields.flatMap(({ Id, Name }) =>
                valueAt(one, ['good', Id]) === undefined
                  ? []
                  : (['0', '1'] as const).map((end) => (
                      <FigureField
                        key={Id + end}
                        label={`${Name}合适范围：${end === '0' ? '从' : '到'}`}
                        value={valueAt(one, ['good', Id, end])}
                        disabled={readOnly}
                        error={faultAt(`${place}.good.${Id}`)}
                        onFigure={(value) => put([...within, 'good', Id, end], value)}
                      />
                    )),
              )}
              <FigureField
                label="之后等待（s）"
                value={one['wait']}
                disabled={readOnly}
                error={faultAt(`${place}.wait`)}
                onFigure={(value) => put([...within, 'wait'], value)}
              />
            </div>
            {faultAt(`${place}.values`) && (
              <p className={styles.error}>{faultAt(`${place}.values`)}</p>
            )}
            {!readOnly && (
              <div className={styles.bar}>
                {own?.Fields.filter(({ Id }) => valueAt(one, ['good', Id]) === undefined).map(
                  ({ Id, Name, From, To }) => (
                    <Button
                      key={Id}
                      size="small"
                      onClick={() => put([...within, 'good', Id], [From, To])}
                    >
                      规定{Name}的合适范围
                    </Button>
                  ),
                )}
                {deeds.length > 1 && (
                  <Button
                    size="small"
                    icon={<Trash2 size={15} aria-hidden />}
                    onClick={() =>
                      put(
                        path,
                        deeds.filter((_, index) => index !== n),
                      )
                    }
                  >
                    去掉第{n + 1}个操作
                  </Button>
                )}
              </div>
            )}
          </div>
        )
      })}
      {!readOnly && (
        <div className={styles.bar}>
          <Button
            size="small"
            icon={<Plus size={15} aria-hidden />}
            disabled={deeds.length >= 6}
            onClick={() =>
              put(path, [
                ...deeds,
                { deed: choices[0]?.value ?? '', values: {}, good: {}, wait: 0 },
              ])
            }
          >
            再加一个操作
          </Button>
        </div>
      )}
    </>
  )
}

/** One step (实验项目) whole. */
export const StepForm = ({ editing, at }: Given) => {
  const { draft, put, readOnly, faultAt } = editing
  const one = asGroup(asList(draft['steps'])[at])
  const set = (name: string, value: unknown) => put(['steps', String(at), name], value)
  const fault = (name: string) => faultAt(`steps.${at}.${name}`)
  return (
    <section className={styles.panel} aria-label={`实验项目：${asText(one['zh'])}`}>
      <h2>{asText(one['zh']) || '未命名的项目'}</h2>
      <div className={styles.grid}>
        <TextField
          label="项目名称"
          autoComplete="off"
          value={asText(one['zh'])}
          disabled={readOnly}
          error={fault('zh')}
          onChange={({ target }) => set('zh', target.value)}
        />
        <FigureField
          label="预计时间（s，5–1800）"
          value={one['seconds']}
          disabled={readOnly}
          error={fault('seconds')}
          onFigure={(value) => set('seconds', value)}
        />
        <FigureField
          label="开始前等恢复（s，0–1200）"
          value={one['rest']}
          disabled={readOnly}
          error={fault('rest')}
          onFigure={(value) => set('rest', value)}
        />
      </div>
      <TextArea
        label="怎样做（学生看）"
        most={300}
        rows={2}
        value={asText(one['how'])}
        disabled={readOnly}
        error={fault('how')}
        onChange={({ target }) => set('how', target.value)}
      />
      <Deeds editing={editing} at={at} />
      <ResponseForm editing={editing} at={at} />
      <TextArea
        label="为什么（提交报告后学生看）"
        most={400}
        rows={3}
        value={asText(one['why'])}
        disabled={readOnly}
        error={fault('why')}
        onChange={({ target }) => set('why', target.value)}
      />
    </section>
  )
}
