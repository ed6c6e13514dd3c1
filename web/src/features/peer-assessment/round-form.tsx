import { call, newId } from '#call'
import { RubricFields } from '#marking'
import {
  Button,
  Drawer,
  Empty,
  Failure,
  fieldOfMoment,
  FormFault,
  messageOf,
  momentInField,
  momentOf,
  RichTextField,
  SelectField,
  SkeletonText,
  Switch,
  TextField,
  toast,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  peerRoundStateNames,
  type PeerRoundDetail,
  savePeerRound,
} from '@xinglin/contract/peer-assessment'
import { useState } from 'react'
import { peerItems, peersKey, samplesOf } from './peer-queries.ts'
import styles from './peer.module.css'

type Form = PeerRoundDetail['Form']

const weekMs = 7 * 86_400_000
const sampleNames = { none: '不设', text: '示例作业', run: '系统评过分的报告' } as const
const numbers = (from: number, to: number, unit: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    value: String(from + at),
    name: `${from + at} ${unit}`,
  }))

const newForm = (): Form => ({
  Title: '',
  PerWork: 3,
  DueAt: new Date(Date.now() + weekMs).toISOString(),
  ExtraDays: 2,
  Apart: false,
  Sample: { Kind: 'none', Html: '', Points: {}, WorkId: '' },
})

type AssessedItem = Pick<PeerRoundDetail['Line'], 'Kind' | 'GroupId' | 'ItemId'>

/** What reviewers try themselves on. */
const SampleFields = ({
  place,
  sample,
  onChange,
}: {
  place: AssessedItem
  sample: Form['Sample']
  onChange: (sample: Form['Sample']) => void
}) => {
  const { data, error } = useQuery(samplesOf(place))
  if (error) return <Failure error={error} />
  const runs = data?.Runs ?? []
  return (
    <>
      <SelectField
        label="校准：评阅前先评一份已有分数的作业"
        options={(['none', 'text', ...(runs.length > 0 ? (['run'] as const) : [])] as const).map(
          (value) => ({ value, name: sampleNames[value] }),
        )}
        value={sample.Kind}
        onChoose={(Kind) => onChange({ ...sample, Kind, WorkId: runs[0]?.WorkId ?? '' })}
      />
      {sample.Kind === 'text' && (
        <>
          <RichTextField
            label="示例作业"
            value={sample.Html}
            onChange={(Html) => onChange({ ...sample, Html })}
          />
          <p className={styles.hint}>您给它的分数；学生评完后才看到。</p>
          <RubricFields
            rubric={data?.Rubric ?? []}
            points={sample.Points}
            onChange={(Points) => onChange({ ...sample, Points })}
          />
        </>
      )}
      {sample.Kind === 'run' && (
        <SelectField
          label="报告"
          options={runs.map(({ WorkId, HandedAt, Score, Trial }) => ({
            value: WorkId,
            name: `${momentOf(HandedAt)}${Trial ? '（教师试做）' : ''}，系统评分 ${Score}`,
          }))}
          value={sample.WorkId}
          onChoose={(WorkId) => onChange({ ...sample, WorkId })}
        />
      )}
    </>
  )
}

/** The form of a round, or of a new one; once it runs its date alone. */
export const PeerRoundForm = ({
  one,
  onSaved,
  onClose,
}: {
  one: PeerRoundDetail | undefined
  onSaved: (saved: PeerRoundDetail) => void
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const { data, error } = useQuery({ ...peerItems(), enabled: !one })
  const [ownId] = useState(newId)
  const [form, setForm] = useState<Form>(() => one?.Form ?? newForm())
  const [chosen, setChosen] = useState('')
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const items = data?.List ?? []
  const item = items.find(({ ItemId }) => ItemId === chosen) ?? items[0]
  const place: AssessedItem | undefined = one ? one.Line : item
  const isRunning = one !== undefined && one.Line.State !== 'draft'
  const set = (part: Partial<Form>) => setForm({ ...form, ...part })
  const save = async () => {
    if (!place) return
    setPending(true)
    setFault('')
    try {
      const { Kind, GroupId, ItemId } = place
      const saved = await call(savePeerRound, {
        Id: one?.Line.Id ?? ownId,
        Kind,
        GroupId,
        ItemId,
        Form: {
          ...form,
          DueAt: form.DueAt || null,
          Title: form.Title.trim() || `${item?.Title ?? ''}互评`,
        },
        Version: one?.Version ?? 0,
      })
      await queries.invalidateQueries({ queryKey: peersKey })
      toast.success('已保存')
      onSaved(saved)
    } catch (failed) {
      setFault(messageOf(failed))
    } finally {
      setPending(false)
    }
  }
  const body = () => {
    if (error) return <Failure error={error} />
    if (!one && !data) return <SkeletonText lines={6} />
    if (!place)
      return (
        <Empty
          head="没有可以互评的作业"
          note="学生提交了作业或实验报告、且还没有批阅时，可以安排互评。"
        />
      )
    return (
      <div className={styles.form}>
        {!one && (
          <SelectField
            label="作业"
            options={items.map(({ ItemId, GroupName, Title, Waiting }) => ({
              value: ItemId,
              name: `${GroupName} · ${Title}（${Waiting} 人已提交）`,
            }))}
            value={item?.ItemId ?? ''}
            onChoose={setChosen}
          />
        )}
        {isRunning && (
          <p className={styles.hint}>{peerRoundStateNames[one.Line.State]}，只能修改截止时间。</p>
        )}
        {!isRunning && (
          <TextField
            label="名称"
            maxLength={60}
            autoComplete="off"
            placeholder={`${item?.Title ?? ''}互评`}
            value={form.Title}
            onChange={(event) => set({ Title: event.target.value })}
          />
        )}
        <TextField
          label="评阅截止时间"
          type="datetime-local"
          value={fieldOfMoment(form.DueAt || null)}
          onChange={(event) => set({ DueAt: momentInField(event.target.value) ?? '' })}
        />
        {!isRunning && (
          <>
            <div className={styles.pair}>
              <SelectField
                label="每份作业由几人评阅"
                options={numbers(1, 5, '人')}
                value={String(form.PerWork)}
                onChoose={(value) => set({ PerWork: Number(value) })}
              />
              <SelectField
                label="缺评时给其他人的补评时间"
                options={[{ value: '0', name: '不补评，直接由教师评分' }, ...numbers(1, 7, '天')]}
                value={String(form.ExtraDays)}
                onChoose={(value) => set({ ExtraDays: Number(value) })}
              />
            </div>
            <Switch checked={form.Apart} onChange={(event) => set({ Apart: event.target.checked })}>
              不评同一小组的作业
            </Switch>
            <SampleFields
              place={place}
              sample={form.Sample}
              onChange={(Sample) => set({ Sample })}
            />
          </>
        )}
        <FormFault>{fault}</FormFault>
      </div>
    )
  }
  return (
    <Drawer
      wide
      title={one ? '修改互评' : '新建互评'}
      onClose={onClose}
      foot={
        place && (
          <Button kind="primary" pending={pending} onClick={() => void save()}>
            保存
          </Button>
        )
      }
    >
      {body()}
    </Drawer>
  )
}
