import { call, newId } from '#call'
import { Button, ComboBox, Dialog, SelectField, Tag, TextField } from '#ui'
import {
  findStations,
  paperLimits,
  type PaperStation,
  type StationKindName,
  stationKindNames,
  stationKinds,
} from '@xinglin/contract/exams'
import { DoorOpen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from './paper.module.css'
import { PointsField } from './points-field.tsx'

const kinds = stationKinds.map((value) => ({ value, name: stationKindNames[value] }))
const defaultTenths = 200
const longest = 120

const finder = (Kind: StationKindName) => async (words: string, signal: AbortSignal) =>
  (await call(findStations, { Kind, SearchKey: words }, { signal })).List.map((one) => ({
    id: one.WorkId,
    name: one.Title,
    note: `${one.Note} · ${one.Minutes} 分钟`,
    minutes: one.Minutes,
  }))
// The same functions from one drawing to the next: each is asked anew only for other words.
const finders: Readonly<Record<StationKindName, ReturnType<typeof finder>>> = {
  consultation: finder('consultation'),
  operation: finder('operation'),
  experiment: finder('experiment'),
}

type Work = { readonly id: string; readonly name: string; readonly minutes: number }

const words = { consultation: '病例', operation: '操作规程', experiment: '实验方案' } as const

const NewStation = ({
  onChoose,
  onClose,
}: {
  onChoose: (kind: StationKindName, work: Work) => void
  onClose: () => void
}) => {
  const [kind, setKind] = useState<StationKindName>('consultation')
  const [work, setWork] = useState<Work>()
  return (
    <Dialog
      title="增加考站"
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" disabled={!work} onClick={() => work && onChoose(kind, work)}>
          增加
        </Button>
      }
    >
      <div className={styles.main}>
        <SelectField
          label="类型"
          options={kinds}
          value={kind}
          onChoose={(next: StationKindName) => {
            setKind(next)
            setWork(undefined)
          }}
        />
        <ComboBox
          key={kind}
          label={words[kind]}
          placeholder={`输入名称查找${words[kind]}`}
          find={finders[kind]}
          chosen={work}
          onChoose={(offer) => setWork(offer as Work)}
        />
        <p className={styles.note}>
          考生在考试中进入考站，限时完成，一次为准；系统评分折算为本站分值。定稿时固定当前版本。
        </p>
      </div>
    </Dialog>
  )
}

/** The stations of a section: patients to be asked or operated upon and experiments, with their minutes and points. */
export const StationsField = ({
  stations,
  titles,
  onChange,
  onKnow,
}: {
  stations: readonly PaperStation[]
  /** What cases, procedures and protocols are called, by their ids. */
  titles: ReadonlyMap<string, string>
  onChange: (stations: PaperStation[]) => void
  onKnow: (workId: string, title: string) => void
}) => {
  const [isAdding, setAdding] = useState(false)
  const change = (id: string, part: Partial<PaperStation>) =>
    onChange(stations.map((one) => (one.Id === id ? { ...one, ...part } : one)))
  return (
    <>
      {stations.length > 0 && (
        <ol className={styles.items}>
          {stations.map(({ Id, Kind, WorkId, Minutes, Tenths }, at) => (
            <li key={Id} className={styles.station}>
              <span className={styles.no}>{at + 1}</span>
              <span>
                <Tag>{stationKindNames[Kind]}</Tag> {titles.get(WorkId) ?? '（不可用，请移除）'}
              </span>
              <TextField
                label="分钟"
                type="number"
                min={1}
                max={longest}
                value={Minutes}
                onChange={({ target }) =>
                  change(Id, {
                    Minutes: Math.min(longest, Math.max(1, Math.round(Number(target.value) || 1))),
                  })
                }
              />
              <PointsField
                label="分值"
                tenths={Tenths}
                onChange={(next) => change(Id, { Tenths: next })}
              />
              <Button
                kind="plain"
                size="small"
                icon={<Trash2 size={15} aria-hidden />}
                aria-label={`移除考站${at + 1}`}
                onClick={() => onChange(stations.filter((one) => one.Id !== Id))}
              />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        <Button
          icon={<DoorOpen size={16} aria-hidden />}
          disabled={stations.length >= paperLimits.stations}
          onClick={() => setAdding(true)}
        >
          增加考站
        </Button>
      </div>
      {isAdding && (
        <NewStation
          onClose={() => setAdding(false)}
          onChoose={(Kind, work) => {
            onKnow(work.id, work.name)
            onChange([
              ...stations,
              {
                Id: newId(),
                Kind,
                WorkId: work.id,
                Minutes: Math.min(longest, Math.max(1, work.minutes)),
                Tenths: stations.at(-1)?.Tenths ?? defaultTenths,
              },
            ])
            setAdding(false)
          }}
        />
      )}
    </>
  )
}
