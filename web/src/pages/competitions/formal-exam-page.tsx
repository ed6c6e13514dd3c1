import { LeavingNote, PracticeSitting, StationSitting } from '#competitions'
import { type ExamAddresses, SittingPage } from '#exams'
import { Empty, ButtonLink } from '#ui'
import { useSearchParams } from 'react-router'
import { contestAddresses, contestExamAddresses, hallOf } from './contest-addresses.ts'
import { stationRoom } from '../questions/station-room.tsx'
import styles from './game-pages.module.css'

/** FormalGameExam: a paper of a contest while it is sat, or a virtual station. */
export const FormalExamPage = () => {
  const [query] = useSearchParams()
  const [id = '', station = '', exam = ''] = ['id', 'station', 'exam'].map(
    (name) => query.get(name) ?? '',
  )
  const practice = query.get('practice') ?? ''
  if (id !== '' && practice !== '')
    return (
      <div className={styles.sitting}>
        <PracticeSitting
          key={practice}
          contestId={id}
          stationId={practice}
          addresses={contestAddresses}
          room={stationRoom}
        />
      </div>
    )
  if (id !== '' && station !== '' && exam === '')
    return (
      <div className={styles.sitting}>
        <LeavingNote contestId={id} stationId={station} />
        <StationSitting
          key={station}
          contestId={id}
          stationId={station}
          addresses={contestAddresses}
          room={stationRoom}
        />
      </div>
    )
  if (id === '' || station === '')
    return (
      <div className={styles.inside}>
        <Empty
          head="请从赛场入场"
          note="在赛场页面完成设备检测后进入考试。"
          next={
            <ButtonLink to={id === '' ? contestAddresses.lobby : hallOf(id)}>
              {id === '' ? '查看全部赛事' : '去赛场'}
            </ButtonLink>
          }
        />
      </div>
    )
  const addresses: ExamAddresses = {
    ...contestExamAddresses(id),
    sit: (examId) => contestAddresses.sit(id, station, examId),
  }
  return (
    <div className={styles.sitting}>
      <LeavingNote contestId={id} stationId={station} />
      <SittingPage
        key={exam}
        examId={exam}
        code=""
        contestId={id}
        addresses={addresses}
        stationRoom={stationRoom}
      />
    </div>
  )
}
