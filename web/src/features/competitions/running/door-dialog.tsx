import { call } from '#call'
import { type Check, CheckLine, checkNames, useChecks } from '#feedback/check'
import { Button, Checkbox, Dialog, FormFault, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { isVirtual, type OwnRun, startStation } from '@xinglin/contract/competitions'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ContestAddresses } from '../contest/addresses.ts'
import { contestsKey } from '../contest/game-queries.ts'
import styles from './door.module.css'

const checks = Object.keys(checkNames) as Check[]

/** The door of a station at a computer: what the browser has, the pledge, and in. */
export const DoorDialog = ({
  contestId,
  station,
  addresses,
  onClose,
}: {
  contestId: string
  station: OwnRun['Slots'][number]
  addresses: ContestAddresses
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { findings, again } = useChecks()
  const isBack = station.Seat !== 'none'
  const [isPledged, setPledged] = useState(isBack)
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const isChecked = checks.every((check) => findings[check])
  const enter = async () => {
    setPending(true)
    setFault('')
    try {
      // On the whole screen, which only a press may ask for; a browser that cannot goes on without.
      await document.documentElement.requestFullscreen().catch(() => undefined)
      const { ExamId } = await call(startStation, {
        SkillContestId: contestId,
        StationId: station.StationId,
        Pledged: isPledged,
        Checks: Object.fromEntries(
          checks.flatMap((check) => {
            const light = findings[check]?.light
            return light ? [[check, light]] : []
          }),
        ),
      })
      await navigate(
        ExamId === ''
          ? addresses.station(contestId, station.StationId)
          : addresses.sit(contestId, station.StationId, ExamId),
      )
      void queries.invalidateQueries({ queryKey: contestsKey })
    } catch (failure) {
      setFault(messageOf(failure))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title={`进入考场：${station.Station}`}
      onClose={onClose}
      foot={
        <>
          <Button disabled={!isChecked} onClick={again}>
            重新检测
          </Button>
          <Button
            kind="primary"
            pending={isPending}
            disabled={!isChecked || !isPledged}
            onClick={() => void enter()}
          >
            入场作答
          </Button>
        </>
      }
    >
      <div className={styles.door}>
        <FormFault>{fault}</FormFault>
        <h3>设备检测</h3>
        <ul className={styles.checks}>
          {checks.map((check) => (
            <CheckLine key={check} name={checkNames[check]} finding={findings[check]} />
          ))}
        </ul>
        <h3>诚信承诺</h3>
        <ul className={styles.rules}>
          <li>我是本人参赛，独立作答，不与他人交流，不使用参赛规则以外的资料和工具。</li>
          <li>作答期间保持全屏。离开页面或退出全屏会被记录并计次，由裁判处理。</li>
          <li>
            {isVirtual(station.Kind)
              ? '时间以服务器为准，入场晚不延长。每站只能做一次，中途离开后可以回来继续，时间不停。'
              : '时间以服务器为准，入场晚不延长。断网时继续作答，答案存在本机，恢复后自动提交。'}
          </li>
        </ul>
        <Checkbox
          checked={isPledged}
          disabled={isBack}
          onChange={({ target }) => setPledged(target.checked)}
        >
          我已阅读并承诺遵守
        </Checkbox>
      </div>
    </Dialog>
  )
}
