import { call, choicesKey, newerIn } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  closeAsking,
  Dialog,
  SelectField,
  Switch,
  TextField,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { saveDictionaryItem, vocabularies, type Vocabulary } from '@xinglin/contract/dictionaries'
import { BodyMap } from './body-map.tsx'
import { dictionary, type Entry } from './dictionary-queries.ts'
import styles from './dictionaries.module.css'
import {
  checkEntry,
  type Edited,
  entryLines,
  entryNames,
  figuresFor,
  inputOf,
  valuesOf,
} from './entry-form.ts'

/** An entry of a vocabulary, or a new one; of a tree with the entry above it, of a body map with the map. */
export const EntryDialog = ({
  vocabulary,
  edited: { entry, parentId },
  parents,
  onClose,
}: {
  vocabulary: Vocabulary
  edited: Edited
  parents: readonly Entry[]
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const { form, values, faults, pending, dirty, set, submit, line, base } = useEditedForm({
    thing: entry,
    valuesOf: (thing) => valuesOf(thing, thing?.ParentId ?? parentId),
    newerIn,
    names: entryNames,
    check: checkEntry(vocabulary),
    lines: entryLines,
    send: async (typed, before) => {
      await call(saveDictionaryItem, inputOf(vocabulary, before, typed))
      await queries.invalidateQueries({ queryKey: choicesKey })
      await queries.invalidateQueries({ queryKey: dictionary(vocabulary.type).queryKey })
      onClose()
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const what = vocabulary.levels[parentId === '' ? 0 : 1] ?? '词条'
  const figures = figuresFor(vocabulary, values)
  const parent = parents.find(({ Id }) => Id === values.ParentId)
  const used = (base?.Uses ?? 0) > 0
  return (
    <Dialog
      title={entry ? `修改${what}` : `新增${what}`}
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          保存
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="词条"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        {parent && (
          <SelectField
            label={`所属${vocabulary.levels[0]}`}
            options={parents.map(({ Id, Name }) => ({ value: Id, name: Name }))}
            value={values.ParentId}
            disabled={used}
            onChoose={(id) => set({ ParentId: id })}
          />
        )}
        <TextField
          label="名称"
          autoFocus
          autoComplete="off"
          hint="页面上显示的文字"
          {...line('Name')}
          error={faults.Name ?? faults.whole}
        />
        <TextField
          label="编码"
          autoComplete="off"
          spellCheck={false}
          readOnly={used}
          hint={used ? '已被使用，编码不能修改' : '系统内部使用，一经使用不能修改'}
          {...line('Code')}
        />
        {figures.length > 0 && (
          <div className={styles.figures}>
            {figures.map(([key, name]) => (
              <TextField
                key={key}
                label={name}
                inputMode="numeric"
                autoComplete="off"
                {...line(key)}
              />
            ))}
          </div>
        )}
        {parent && vocabulary.type === vocabularies.puncturePoint.type && (
          <div className={styles.picker}>
            <BodyMap
              map={parent.Code}
              points={
                values.X && values.Y
                  ? [{ id: '', name: values.Name, x: Number(values.X), y: Number(values.Y) }]
                  : []
              }
              onPlace={(x, y) => set({ X: String(x), Y: String(y) })}
            />
            <p className={styles.hint}>点击体表图即可填入坐标</p>
          </div>
        )}
        <Switch
          checked={values.Enabled}
          note="停用后不再出现在可选项中，已选的不受影响"
          onChange={({ target }) => set({ Enabled: target.checked })}
        >
          启用
        </Switch>
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  )
}
