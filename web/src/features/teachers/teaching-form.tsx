import { call, newerIn } from '#call'
import { sensitiveSentence, useHeldWork, useSensitiveCheck } from '#session'
import {
  Button,
  type Faults,
  faultsBy,
  FormFault,
  TagsField,
  TextArea,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { expertiseLimits } from '@xinglin/contract/identity'
import { longestRemark, type OwnTeaching, saveOwnTeaching } from '@xinglin/contract/teachers'
import { ownTeaching } from './queries.ts'
import styles from './teaching-form.module.css'

type Values = { readonly Remark: string; readonly Expertise: string[] }

const valuesOf = ({ Remark, Expertise }: OwnTeaching): Values => ({ Remark, Expertise })
const { sensitiveRemark, sensitiveExpertise } = saveOwnTeaching.refusals

/** 教师简介: what a teacher is good at and says of the own teaching, for everybody to see. */
export const TeachingForm = ({ teaching }: { teaching: OwnTeaching }) => {
  const queries = useQueryClient()
  const isSensitive = useSensitiveCheck()
  const check = (values: Values): Faults<Values> => ({
    ...(isSensitive(values.Remark) && { Remark: sensitiveSentence }),
    ...(values.Expertise.some(isSensitive) && { Expertise: sensitiveSentence }),
    ...faultsBy(saveOwnTeaching.input, values),
  })
  const { form, values, faults, pending, dirty, base, set, setValues, submit, line } =
    useEditedForm({
      thing: teaching,
      valuesOf,
      newerIn,
      names: { Remark: '简介', Expertise: '擅长' },
      check,
      lines: { [sensitiveRemark[1]]: 'Remark', [sensitiveExpertise[1]]: 'Expertise' },
      send: async (typed, base) => {
        const saved = await call(saveOwnTeaching, { ...typed, Version: base.Version })
        queries.setQueryData(ownTeaching.queryKey, saved)
        await queries.invalidateQueries({
          queryKey: ['teachers'],
          predicate: ({ queryKey }) => queryKey[1] !== 'own',
        })
        toast.success('保存成功')
        return saved
      },
    })
  // A word that became a tag is finished, as a text is that was left; the list to look in may come after it.
  const tagFault = faults.Expertise || check(values).Expertise
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="教师简介"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <FormFault>{faults.whole}</FormFault>
      <TagsField
        label="擅长"
        value={values.Expertise}
        error={tagFault}
        hint={`显示在教师名片上，最多 ${expertiseLimits.most} 项`}
        onChange={(Expertise) => set({ Expertise })}
        {...expertiseLimits}
      />
      <TextArea
        {...line('Remark')}
        label="简介"
        rows={8}
        most={longestRemark}
        placeholder="教学方向、临床专长、想对学生说的话……"
      />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" pending={pending} disabled={!dirty}>
          保存
        </Button>
        {dirty && (
          <>
            <Button onClick={() => setValues(valuesOf(base))}>还原</Button>
            <span className={styles.note}>有未保存的修改</span>
          </>
        )}
      </div>
    </form>
  )
}
