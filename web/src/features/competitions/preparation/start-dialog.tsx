import { call, newId } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  closeAsking,
  confirm,
  dayOf,
  Dialog,
  Empty,
  Failure,
  faultsBy,
  FormFault,
  messageOf,
  momentInField,
  SelectField,
  Skeleton,
  TextField,
  toast,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ContestTemplate,
  deleteContestTemplate,
  enrolWayNames,
  gameTypes,
  startFromTemplate,
} from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { contestTemplates } from './preparation-queries.ts'
import styles from './preparation.module.css'

const Facts = ({ template }: { template: ContestTemplate }) => (
  <p className={styles.note}>
    {gameTypes[template.GameType]}，{enrolWayNames[template.EnrolBy]}
    {template.EnrolBy === 'team' && `，每队 ${template.TeamSize} 人`}，{template.Rounds} 轮，
    {template.Stations} 个考站
    {template.AuthorName !== '' && `；${template.AuthorName}保存于 ${dayOf(template.SavedAt)}`}
  </p>
)

const StartForm = ({
  templates,
  seasons,
  onClose,
  onStarted,
}: {
  templates: readonly [ContestTemplate, ...ContestTemplate[]]
  seasons: readonly { readonly Id: string; readonly Name: string }[]
  onClose: () => void
  onStarted: (id: string) => void
}) => {
  const queries = useQueryClient()
  const [Id] = useState(newId)
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first: { TemplateId: templates[0].Id, Name: '', Season: seasons[0]?.Id ?? '', StartsAt: '' },
    check: (typed) =>
      faultsBy(startFromTemplate.input, {
        ...typed,
        Id,
        StartsAt: momentInField(typed.StartsAt) ?? '',
      }),
    send: async (typed) => {
      const begun = await call(startFromTemplate, {
        ...typed,
        Id,
        StartsAt: momentInField(typed.StartsAt) ?? '',
      })
      await queries.invalidateQueries({ queryKey: contestsKey })
      toast.success('已按模板建立草稿，请补全评委')
      onStarted(begun.Id)
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const chosen = templates.find((one) => one.Id === values.TemplateId) ?? templates[0]
  const remove = async () => {
    const isSure = await confirm({
      title: `删除模板“${chosen.Name}”？`,
      note: '用它建立的赛事不受影响。',
      yes: '删除',
      danger: true,
    })
    if (!isSure) return
    try {
      await call(deleteContestTemplate, { Id: chosen.Id })
      set({ TemplateId: templates.find((one) => one !== chosen)?.Id ?? '' })
      toast.success('已删除')
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      await queries.invalidateQueries({ queryKey: contestsKey })
    }
  }
  return (
    <Dialog
      title="从模板新建赛事"
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          建立草稿
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="从模板新建赛事"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole ?? faults.Season}</FormFault>
        <SelectField
          label="模板"
          options={templates.map((one) => ({ value: one.Id, name: one.Name }))}
          value={chosen.Id}
          onChoose={(TemplateId) => set({ TemplateId })}
        />
        <div className={styles.line}>
          <Facts template={chosen} />
          {chosen.CanDelete && (
            <Button kind="plain" size="small" onClick={() => void remove()}>
              删除这个模板
            </Button>
          )}
        </div>
        <TextField label="赛事名称" autoComplete="off" {...line('Name')} />
        <SelectField
          label="赛季"
          options={seasons.map((one) => ({ value: one.Id, name: one.Name }))}
          value={values.Season}
          onChoose={(Season) => set({ Season })}
        />
        <TextField
          label="比赛开始"
          type="datetime-local"
          hint="报名和结束时间按模板的间隔一并推算"
          {...line('StartsAt')}
        />
      </form>
    </Dialog>
  )
}

/** Begins a contest from a template of the school. */
export const StartDialog = ({
  seasons,
  onClose,
  onStarted,
}: {
  seasons: readonly { readonly Id: string; readonly Name: string }[]
  onClose: () => void
  onStarted: (id: string) => void
}) => {
  const { data, error, refetch } = useQuery(contestTemplates)
  const [first, ...others] = data ?? []
  if (first)
    return (
      <StartForm
        templates={[first, ...others]}
        seasons={seasons}
        onClose={onClose}
        onStarted={onStarted}
      />
    )
  return (
    <Dialog title="从模板新建赛事" onClose={onClose}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="160px" shape="block" />}
      {data && (
        <Empty
          head="还没有模板"
          note="打开一项办过的赛事，选择“存为模板”，以后就能从这里再办一次。"
        />
      )}
    </Dialog>
  )
}
