import { call, newerIn, newId } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  Drawer,
  FormFault,
  SelectField,
  Switch,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  boardModeNames,
  boardModes,
  type ContestDetail,
  type Round,
  roundFormatNames,
  roundFormats,
  saveRound,
  type TieBreak,
  tieBreakNames,
} from '@xinglin/contract/competitions'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { AdvanceField } from './advance-field.tsx'
import { AggregationField } from './aggregation-field.tsx'
import { AwardsField } from './awards-field.tsx'
import {
  checkRound,
  emptyStation,
  inputOf,
  roundLines,
  roundNames,
  type RoundValues,
  valuesOf,
  weightOf,
} from './round-form.ts'
import { StationField } from './station-field.tsx'
import styles from './rounds.module.css'
import { TrackField } from './track-field.tsx'

const wholeWeight = 100
const formats = roundFormats.map((value) => ({ value, name: roundFormatNames[value] }))
const formatNotes = {
  stations: '各站同时开考，每支队每次换到下一站。',
  lanes: '每条赛道有全部考站。几支队在各条赛道上同时依次通过，下一批随后出发。',
  exam: '全体选手同时在电脑上作答同一份试卷，入场后按各人抽取的题目作答。',
} as const
const boards = boardModes.map((value) => ({ value, name: boardModeNames[value] }))
const orders: readonly { value: string; name: string }[] = [
  { value: '', name: '名次并列' },
  ...(
    [['heaviest'], ['rating'], ['heaviest', 'rating'], ['rating', 'heaviest']] as TieBreak[][]
  ).map((order) => ({
    value: order.join(),
    name: order.map((one) => tieBreakNames[one]).join('，再'),
  })),
]

/** The form of a round with its stations, or of a new one. */
export const RoundDrawer = ({
  contest,
  one,
  no,
  onClose,
}: {
  contest: ContestDetail
  one: Round | undefined
  /** Which round a new one becomes. */
  no: number
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [ownId] = useState(newId)
  const { form, values, faults, pending, dirty, set, submit, line } = useEditedForm<
    Round | undefined,
    RoundValues
  >({
    thing: one,
    valuesOf: (round) => valuesOf(round, no),
    newerIn,
    names: roundNames,
    check: checkRound,
    lines: roundLines,
    send: async (typed, base) => {
      await call(saveRound, inputOf(typed, base, contest.Id, ownId))
      await queries.invalidateQueries({ queryKey: contestsKey })
      toast.success('已保存')
      onClose()
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const { Stations: stations } = values
  const weight = weightOf(stations)
  const lanes = values.Format === 'lanes' ? Math.max(1, Number(values.Lanes) || 1) : 1
  const partners = contest.Partners.map(({ SchoolId, Name }) => ({ id: SchoolId, name: Name }))
  const move = (at: number, by: -1 | 1) => {
    const [station] = stations.slice(at, at + 1)
    if (station) set({ Stations: stations.toSpliced(at, 1).toSpliced(at + by, 0, station) })
  }
  return (
    <Drawer
      title={one ? '修改轮次' : '新建轮次'}
      hold
      wide
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          保存
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="轮次"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole}</FormFault>
        <div className={styles.pair}>
          <TextField label="轮次名称" autoComplete="off" {...line('Name')} />
          <SelectField
            label="比赛形式"
            options={formats}
            value={values.Format}
            onChoose={(Format) =>
              set({
                Format,
                Lanes: Format === 'lanes' ? '2' : '1',
                ...(Format === 'exam' && {
                  Stations: stations.map((station) => ({ ...station, Kind: 'paper' as const })),
                }),
              })
            }
          />
          {values.Format === 'lanes' && (
            <TextField label="赛道数" inputMode="numeric" {...line('Lanes')} />
          )}
          <TextField label="换站时间（分钟）" inputMode="numeric" {...line('ChangeMinutes')} />
        </div>
        <p className={styles.note}>{formatNotes[values.Format]}</p>
        <div className={styles.pair}>
          {values.Format !== 'exam' && (
            <AggregationField
              aggregation={values.Aggregation}
              line={line('MaxSpread')}
              onChoose={(Aggregation) => set({ Aggregation })}
            />
          )}
          <SelectField
            label="同分时"
            options={orders}
            value={values.TieBreak.join()}
            onChoose={(order) =>
              set({ TieBreak: order === '' ? [] : (order.split(',') as TieBreak[]) })
            }
          />
          <AdvanceField
            by={values.AdvanceBy}
            line={line}
            onChoose={(AdvanceBy) => set({ AdvanceBy })}
          />
          <SelectField
            label="成绩公布"
            options={boards}
            value={values.Board}
            onChoose={(Board) => set({ Board })}
          />
        </div>
        {values.Format !== 'exam' && (
          <Switch
            checked={values.Standardise}
            onChange={({ target }) => set({ Standardise: target.checked })}
            note="评委松紧不一时使用：先把同一考站各评委的给分换算到相同的平均分和离散程度"
          >
            统一评分尺度
          </Switch>
        )}
        <fieldset className={styles.part}>
          <legend>考站</legend>
          <FormFault>{faults.Stations}</FormFault>
          {stations.length === 0 && values.Format !== 'exam' && (
            <TrackField onStations={(Stations) => set({ Stations })} />
          )}
          {stations.map((station, at) => (
            <StationField
              key={station.Id}
              contestId={contest.Id}
              station={station}
              no={at + 1}
              isLast={at === stations.length - 1}
              teamSize={contest.TeamSize}
              isExam={values.Format === 'exam'}
              partners={partners}
              lanes={lanes}
              startsOpen={station.Name === ''}
              onChange={(changed) => set({ Stations: stations.with(at, changed) })}
              onMove={(by) => move(at, by)}
              onRemove={() => set({ Stations: stations.toSpliced(at, 1) })}
            />
          ))}
          <div className={styles.actions}>
            <Button
              size="small"
              icon={<Plus size={16} aria-hidden />}
              onClick={() =>
                set({
                  Stations: [
                    ...stations,
                    emptyStation(
                      Math.max(1, wholeWeight - weight),
                      values.Format === 'exam' ? 'paper' : 'manikin',
                    ),
                  ],
                })
              }
            >
              添加考站
            </Button>
            {stations.length > 0 && (
              <output className={weight === wholeWeight ? styles.note : styles.warn}>
                权重合计 {weight}%{weight !== wholeWeight && `，须为 ${wholeWeight}%`}
              </output>
            )}
          </div>
        </fieldset>
        <AwardsField
          awards={values.Awards}
          error={faults.Awards}
          onChange={(Awards) => set({ Awards })}
        />
      </form>
    </Drawer>
  )
}
