import { call, newerIn, newId } from '#call'
import { useHeldWork, useSchool } from '#session'
import {
  Button,
  Drawer,
  FormFault,
  SelectField,
  Switch,
  TextArea,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ContestDetail,
  enrolWayNames,
  enrolWays,
  gameTypes,
  saveContest,
} from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import {
  checkContest,
  contestLines,
  contestNames,
  type ContestValues,
  inputOf,
  valuesOf,
} from './contest-form.ts'
import { schoolSeasons } from './contest-queries.ts'
import styles from './organise.module.css'
import { DocumentsField } from './documents-field.tsx'
import { TracksField } from './tracks-field.tsx'
import { SchoolsField } from './schools-field.tsx'

const types = Object.entries(gameTypes).map(([value, name]) => ({ value, name }))
const ways = enrolWays.map((value) => ({ value, name: enrolWayNames[value] }))

/** The form of a contest, or of a new one; `onSaved` hears of it. */
export const ContestDrawer = ({
  one,
  onClose,
  onSaved,
}: {
  one: ContestDetail | undefined
  onClose: () => void
  onSaved: (saved: ContestDetail) => void
}) => {
  const queries = useQueryClient()
  const { Id: schoolId, Name: schoolName } = useSchool()
  const [ownId] = useState(newId)
  const { form, values, faults, pending, dirty, set, submit, line } = useEditedForm<
    ContestDetail | undefined,
    ContestValues
  >({
    thing: one,
    valuesOf: (contest) => valuesOf(contest, { id: schoolId, name: schoolName }),
    newerIn,
    names: contestNames,
    check: checkContest,
    lines: contestLines,
    send: async (typed, base) => {
      const saved = await call(saveContest, inputOf(typed, base, ownId))
      await queries.invalidateQueries({ queryKey: contestsKey })
      toast.success('已保存')
      onSaved(saved)
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const years = useQuery(schoolSeasons).data ?? []
  const seasons = [
    ...(years.some(({ Id }) => Id === values.Season)
      ? []
      : [{ value: values.Season, name: values.Season === '' ? '请选择' : values.Season }]),
    ...years.map(({ Id, Name }) => ({ value: Id, name: Name })),
  ]
  const needsDocuments = values.Documents.some(({ Required }) => Required)
  const isTeam = values.EnrolBy === 'team'
  return (
    <Drawer
      title={one ? '修改赛事' : '新建赛事'}
      hold
      wide
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          {one && one.Status !== 0 ? '保存修改' : '保存草稿'}
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="赛事"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole ?? faults.Season}</FormFault>
        <TextField label="赛事名称" autoComplete="off" {...line('Name')} />
        <div className={styles.pair}>
          <SelectField
            label="赛事类型"
            options={types}
            value={values.GameType}
            onChoose={(GameType) => set({ GameType })}
          />
          <SelectField
            label="赛季"
            options={seasons}
            value={values.Season}
            onChoose={(Season) => set({ Season })}
          />
          <TextField label="主办单位" autoComplete="off" {...line('Organiser')} />
        </div>
        <div className={styles.pair}>
          <TextField label="报名开始" type="datetime-local" {...line('EnrolOpensAt')} />
          <TextField label="报名截止" type="datetime-local" {...line('EnrolClosesAt')} />
          <TextField label="比赛开始" type="datetime-local" {...line('StartsAt')} />
          <TextField label="比赛结束" type="datetime-local" {...line('EndsAt')} />
        </div>
        <div className={styles.pair}>
          <SelectField
            label="报名方式"
            options={ways}
            value={values.EnrolBy}
            onChoose={(EnrolBy) =>
              set(
                EnrolBy === 'team'
                  ? { EnrolBy, TeamSize: values.EnrolBy === 'team' ? values.TeamSize : '4' }
                  : { EnrolBy, TeamSize: '1', Substitutes: '0' },
              )
            }
          />
          {isTeam && (
            <>
              <TextField label="每队人数" inputMode="numeric" {...line('TeamSize')} />
              <TextField label="替补人数" inputMode="numeric" {...line('Substitutes')} />
            </>
          )}
          <TextField label="每校名额" inputMode="numeric" hint="0 为不限" {...line('Quota')} />
        </div>
        <Switch
          checked={values.NeedsReview || needsDocuments}
          disabled={needsDocuments}
          onChange={({ target }) => set({ NeedsReview: target.checked })}
          note={needsDocuments ? '有必交材料的赛事，报名须经审核' : '关闭后报名即成功'}
        >
          报名需要审核
        </Switch>
        <TextArea label="赛事介绍" rows={4} most={2_000} {...line('Summary')} />
        <TextArea label="竞赛规则" rows={8} most={6_000} {...line('Rules')} />
        <TracksField
          tracks={values.Tracks}
          known={one?.Tracks ?? []}
          error={faults.Tracks}
          onChange={(Tracks) => set({ Tracks })}
        />
        <DocumentsField
          documents={values.Documents}
          error={faults.Documents}
          onChange={(Documents) => set({ Documents })}
        />
        <SchoolsField
          schools={values.Schools}
          error={faults.Schools}
          onChange={(Schools) => set({ Schools })}
        />
      </form>
    </Drawer>
  )
}
