import { call, newerIn } from '#call'
import { sensitiveSentence, useHeldWork } from '#session'
import {
  Button,
  confirm,
  Drawer,
  faultsBy,
  FormFault,
  RichTextField,
  SelectField,
  Switch,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  helpCategories,
  helpCategoryNames,
  type ManagedHelp,
  removeHelp,
  saveHelp,
} from '@xinglin/contract/feedback'
import { managedHelpKey } from './help-queries.ts'
import styles from './managed-feedback.module.css'

const valuesOf = (article: ManagedHelp | undefined) => ({
  Category: article?.Category ?? ('learning' as const),
  Title: article?.Title ?? '',
  Html: article?.Html ?? '',
  Hidden: article?.Hidden ?? false,
})

const categories = helpCategories.map((value) => ({ value, name: helpCategoryNames[value] }))

const questions = {
  own: { title: '删除这篇文章？', note: '删除后不能恢复。', yes: '删除', danger: true },
  changed: { title: '恢复原文？', note: '本校的修改将会丢失。', yes: '恢复原文', danger: true },
} as const

/** An article of the help centre to be written or changed. */
export const HelpForm = ({
  name,
  article,
  onClose,
}: {
  name: string
  article: ManagedHelp | undefined
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const changed = async (message: string) => {
    toast.success(message)
    await queries.invalidateQueries({ queryKey: managedHelpKey })
    await queries.invalidateQueries({ queryKey: ['help'] })
    onClose()
  }
  const { form, values, faults, pending, dirty, set, submit, line, base } = useEditedForm({
    thing: article,
    valuesOf,
    newerIn,
    names: { Category: '分类', Title: '标题', Html: '正文', Hidden: '隐藏' },
    check: (typed) => faultsBy(saveHelp.input, { ...typed, Key: name, Version: '' }),
    lines: { [saveHelp.refusals.blank[1]]: 'Html', [sensitiveSentence]: 'Html' },
    send: async (typed, before) => {
      await call(saveHelp, { ...typed, Key: name, Version: before?.Version ?? '' })
      await changed('已保存')
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const remove = async () => {
    if (!base || base.Origin === 'shipped' || !(await confirm(questions[base.Origin]))) return
    try {
      await call(removeHelp, { Key: name, Version: base.Version })
      await changed(base.Origin === 'own' ? '已删除' : '已恢复原文')
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }
  return (
    <Drawer
      title={base ? '编辑文章' : '新建文章'}
      hold
      dirty={dirty}
      onClose={onClose}
      foot={
        <>
          {base && base.Origin !== 'shipped' && (
            <Button kind="danger" disabled={pending} onClick={() => void remove()}>
              {base.Origin === 'own' ? '删除' : '恢复原文'}
            </Button>
          )}
          <Button kind="primary" pending={pending} onClick={() => void submit()}>
            保存
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={styles.plain}
        aria-label="帮助文章"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormFault>{faults.whole}</FormFault>
        <TextField label="标题" autoComplete="off" {...line('Title')} />
        <SelectField
          label="分类"
          options={categories}
          value={values.Category}
          onChoose={(Category) => set({ Category })}
        />
        <RichTextField
          key={base?.Version ?? ''}
          label="正文"
          value={values.Html}
          error={faults.Html}
          onChange={(Html) => set({ Html })}
        />
        <Switch
          checked={!values.Hidden}
          note="关闭后只有管理员能看到"
          onChange={({ target }) => set({ Hidden: !target.checked })}
        >
          在帮助中心显示
        </Switch>
      </form>
    </Drawer>
  )
}
