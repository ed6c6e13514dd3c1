import type { Report } from '@xinglin/contract/learning'
import { ArrowRight, Sprout } from 'lucide-react'
import { Link } from 'react-router'
import { playerAddress } from '../addresses/moolparam.ts'
import styles from './next-steps.module.css'
import type { PlayerData } from './player-queries.ts'
import { itemsOf } from './player-state.ts'
import { weakDimensions, weakPoints } from './weak-points.ts'

/** 薄弱环节与下一步: the quizzes worth doing again with the way to each, or that there is none. */
export const NextSteps = ({ player, report }: { player: PlayerData; report: Report }) => {
  const weak = weakPoints(itemsOf(player))
  const dimensions = weakDimensions(report.Dimensions)
  return (
    <section className={styles.steps} aria-labelledby="next-steps">
      <h2 className={styles.head} id="next-steps">
        薄弱环节与下一步
      </h2>
      {dimensions.length > 0 && (
        <p className={styles.note}>低于 80 分的维度：{dimensions.join('、')}。</p>
      )}
      {weak.length === 0 ? (
        <p className={styles.none}>
          <Sprout size={18} aria-hidden />
          各项测验都在 80 分以上，隔一周再回看一遍会记得更牢。
        </p>
      ) : (
        <ul className={styles.list}>
          {weak.map(({ item, score, passed }) => (
            <li key={item.Id}>
              <Link
                className={styles.step}
                to={playerAddress(player.CourseId, {
                  progressId: player.ProgressId,
                  itemId: item.Id,
                })}
              >
                <span className={styles.score}>{score}</span>
                <span className={styles.words}>
                  <strong>{item.Title}</strong>
                  <span>
                    {passed
                      ? '已通过，但低于 80 分：回看解析和前面的内容'
                      : '未达到通过线：先回看本章，再练一次'}
                  </span>
                </span>
                <ArrowRight size={17} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
