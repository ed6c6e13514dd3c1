import { call, newerIn, newId } from '#call'
import { useHeldWork, useSession } from '#session'
import { Button, confirm, Dialog, FormFault, toast, useEditedForm, useLeaveGuard } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { role } from '@xinglin/contract/identity'
import {
  type QuestionnaireAnswer,
  type QuestionnaireDetail,
  type QuestionnaireItem,
  questionnaireItemKindNames,
  newQuestionnaireItem,
  questionnaireItemKinds,
  saveQuestionnaire,
} from '@xinglin/contract/questionnaires'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AnswerSheet } from './answer-sheet.tsx'
import { ItemEditor } from './item-editor.tsx'
import { QuestionnaireSettings } from './questionnaire-settings.tsx'
import {
  checkQuestionnaire,
  copyItems,
  inputOf,
  itemFaults,
  questionnaireLines,
  questionnaireNames,
  type QuestionnaireValues,
  valuesOf,
} from './questionnaire-form.ts'
import { questionnairesKey } from './questionnaire-queries.ts'
import styles from './questionnaires.module.css'

/** The questions as who is asked sees them, to be tried. */
const Preview = ({
  title,
  items,
  onClose,
}: {
  title: string
  items: readonly QuestionnaireItem[]
  onClose: () => void
}) => {
  const [answers, setAnswers] = useState<readonly QuestionnaireAnswer[]>([])
  return (
    <Dialog title={`预览：${title || '未命名问卷'}`} wide onClose={onClose}>
      <AnswerSheet items={items} answers={answers} faults={new Map()} onAnswers={setAnswers} />
    </Dialog>
  )
}

/** The form of a questionnaire, or of a new one: settings, then the questions. */
export const QuestionnaireEditor = ({
  one,
  first,
  onSaved,
}: {
  one: QuestionnaireDetail | undefined
  /** What a new one begins with: a template, or a copy. */
  first?: Partial<QuestionnaireValues>
  onSaved: (saved: QuestionnaireDetail) => void
}) => {
  const queries = useQueryClient()
  const isAdmin = useSession()?.RoleType !== role.teacher
  const [ownId] = useState(newId)
  const [isPreview, setPreview] = useState(false)
  const [showsFaults, setShowsFaults] = useState(false)
  const { form, values, faults, pending, dirty, set, submit } = useEditedForm<
    QuestionnaireDetail | undefined,
    QuestionnaireValues
  >({
    thing: one,
    valuesOf: (thing) => (thing ? valuesOf(thing) : { ...valuesOf(undefined), ...first }),
    newerIn,
    names: questionnaireNames,
    check: (typed) => {
      setShowsFaults(true)
      return checkQuestionnaire(typed)
    },
    lines: questionnaireLines,
    send: async (typed, base) => {
      const saved = await call(saveQuestionnaire, inputOf(typed, base, ownId))
      await queries.invalidateQueries({ queryKey: questionnairesKey })
      toast.success('已保存')
      onSaved(saved)
      return saved
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const isLocked = one?.Locked ?? false
  const wrong = showsFaults ? itemFaults(values.Items) : new Map<string, string>()
  const put = (Items: readonly QuestionnaireItem[]) => set({ Items })
  const move = (at: number, by: -1 | 1) => {
    const next = [...values.Items]
    const [moved] = next.splice(at, 1)
    if (moved) next.splice(at + by, 0, moved)
    put(next)
  }
  const remove = async (at: number) => {
    const item = values.Items[at]
    const isSure =
      item?.Title === '' ||
      (await confirm({ title: `删除第 ${at + 1} 题？`, yes: '删除', danger: true }))
    if (isSure) put(values.Items.filter((_, no) => no !== at))
  }
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="问卷"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <QuestionnaireSettings
        values={values}
        faults={faults}
        isAdmin={isAdmin}
        isFixed={isLocked || (one?.Line.State !== 'draft' && (one?.Form.Anonymous ?? false))}
        set={set}
      />
      {isLocked && (
        <output className={styles.hint}>
          已有人填写，题目不能再修改；需要其他题目时请复制为新问卷。
        </output>
      )}
      <FormFault>{faults.Items}</FormFault>
      {!isLocked && (
        <ol className={styles.editing} aria-label="题目">
          {values.Items.map((item, at) => (
            <li key={item.Id}>
              <ItemEditor
                no={at + 1}
                item={item}
                before={values.Items.slice(0, at)}
                last={at === values.Items.length - 1}
                fault={wrong.get(item.Id)}
                onChange={(changed) =>
                  put(values.Items.map((one) => (one.Id === item.Id ? changed : one)))
                }
                onMove={(by) => move(at, by)}
                onCopy={() =>
                  put(values.Items.toSpliced(at + 1, 0, ...copyItems([{ ...item, ShowIf: null }])))
                }
                onRemove={() => void remove(at)}
              />
            </li>
          ))}
        </ol>
      )}
      {isLocked && (
        <AnswerSheet
          items={values.Items}
          answers={[]}
          faults={new Map()}
          disabled
          onAnswers={() => undefined}
        />
      )}
      {!isLocked && (
        <fieldset className={styles.group} aria-label="添加题目">
          {questionnaireItemKinds.map((kind) => (
            <Button
              key={kind}
              size="small"
              icon={<Plus size={14} aria-hidden />}
              onClick={() => put([...values.Items, newQuestionnaireItem(kind, newId)])}
            >
              {questionnaireItemKindNames[kind]}
            </Button>
          ))}
        </fieldset>
      )}
      <p className={styles.actions}>
        <Button kind="primary" type="submit" pending={pending}>
          保存
        </Button>
        <Button disabled={values.Items.length === 0} onClick={() => setPreview(true)}>
          预览
        </Button>
      </p>
      {isPreview && (
        <Preview title={values.Title} items={values.Items} onClose={() => setPreview(false)} />
      )}
    </form>
  )
}
