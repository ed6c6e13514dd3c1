import { call, newId } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  closeAsking,
  ComboBox,
  Dialog,
  faultsBy,
  FormFault,
  SelectField,
  Switch,
  TextField,
  toast,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { saveTopicCard, type TopicCard } from '@xinglin/contract/competitions'
import { useState } from 'react'
import { workFinders, workNames } from '../contest/find-works.ts'
import { contestsKey } from '../contest/game-queries.ts'
import { cardOperations, cardSymptoms } from './card-queries.ts'
import styles from './cards.module.css'

const kinds = [
  { value: 'consultation', name: '问诊（病例）' },
  { value: 'operation', name: '操作' },
] as const
const { refusals } = saveTopicCard

/** The form of a card. */
export const CardDialog = ({
  one,
  onClose,
}: {
  one: TopicCard | undefined
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [ownId] = useState(newId)
  const systems = useQuery(cardSymptoms).data ?? []
  const operations = useQuery(cardOperations).data ?? []
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first: {
      Name: one?.Name ?? '',
      Kind: one?.Kind ?? 'consultation',
      WorkId: one?.WorkId ?? '',
      WorkName: one?.WorkName ?? '',
      System: one?.System ?? '',
      Symptom: one?.Symptom ?? '',
      Operation: one?.Operation ?? '',
      Published: one?.Published ?? true,
    },
    check: ({ WorkName: _name, ...typed }) => {
      const isPlaced = typed.Kind === 'operation' ? typed.Operation !== '' : typed.System !== ''
      return {
        ...faultsBy(saveTopicCard.input, { ...typed, Id: ownId }),
        ...(typed.WorkId === '' && { whole: refusals.work[1] }),
        ...(!isPlaced && { whole: refusals.place[1] }),
      }
    },
    send: async ({ WorkName: _name, ...typed }) => {
      await call(saveTopicCard, { ...typed, Id: one?.Id ?? ownId })
      await queries.invalidateQueries({ queryKey: contestsKey })
      toast.success('已保存')
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const symptoms = systems.find(({ Id }) => Id === values.System)?.Children ?? []
  const optionsOf = (list: readonly { Id: string; Name: string }[], none: string) => [
    { value: '', name: none },
    ...list.map(({ Id, Name }) => ({ value: Id, name: Name })),
  ]
  return (
    <Dialog
      title={one ? '修改题卡' : '新建题卡'}
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
        aria-label="题卡"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole}</FormFault>
        <TextField label="题卡名称" autoComplete="off" {...line('Name')} />
        <SelectField
          label="类型"
          options={kinds}
          value={values.Kind}
          onChoose={(Kind) =>
            set({ Kind, WorkId: '', WorkName: '', System: '', Symptom: '', Operation: '' })
          }
        />
        {values.Kind === 'operation' ? (
          <SelectField
            label="操作类型"
            options={optionsOf(operations, '请选择')}
            value={values.Operation}
            onChoose={(Operation) => set({ Operation })}
          />
        ) : (
          <div className={styles.pair}>
            <SelectField
              label="系统"
              options={optionsOf(systems, '请选择')}
              value={values.System}
              onChoose={(System) => set({ System, Symptom: '' })}
            />
            <SelectField
              label="症状"
              options={optionsOf(symptoms, '不限')}
              value={values.Symptom}
              onChoose={(Symptom) => set({ Symptom })}
            />
          </div>
        )}
        <ComboBox
          key={values.Kind}
          label={workNames[values.Kind]}
          placeholder={`输入名称查找${workNames[values.Kind]}`}
          none={`没有找到${workNames[values.Kind]}`}
          find={workFinders[values.Kind]}
          chosen={values.WorkId === '' ? undefined : { id: values.WorkId, name: values.WorkName }}
          onChoose={({ id, name }) => set({ WorkId: id, WorkName: name })}
        />
        <Switch
          checked={values.Published}
          onChange={({ target }) => set({ Published: target.checked })}
          note="关闭后只有您和学校管理员能选用"
        >
          供本校教师选用
        </Switch>
      </form>
    </Dialog>
  )
}
