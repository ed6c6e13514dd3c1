import { Button, momentOf, ReadingText, Tag } from '#ui'
import {
  type Assignment,
  dateFieldNames,
  itemKindNames,
  lateRuleNames,
  scoreRuleNames,
  targetKindNames,
} from '@xinglin/contract/assignments'
import { useState } from 'react'
import { OverrideDialog } from './override-dialog.tsx'
import styles from './teaching.module.css'

/** What a task is made of, to whom it is given, and whose dates are others. */
export const OverviewPanel = ({ one }: { one: Assignment }) => {
  const [to, setTo] = useState<Parameters<typeof OverrideDialog>[0]['to']>()
  return (
    <>
      {one.Intro && <p className={styles.intro}>{one.Intro}</p>}
      <h2>任务内容</h2>
      <ol className={styles.list}>
        {one.Items.map((item, at) => (
          <li key={item.Id} className={styles.line}>
            <span>
              {at + 1}. {item.Title}
              {item.Body && <ReadingText html={item.Body} />}
              {item.Rubric.length > 0 && (
                <details className={styles.rubric}>
                  <summary>
                    评分标准：{item.Rubric.map(({ Name, Max }) => `${Name} ${Max}`).join(' · ')}
                  </summary>
                  <dl>
                    {item.Rubric.map(({ Id, Name, Note, Max, Levels = [] }) => (
                      <div key={Id}>
                        <dt>
                          {Name}（{Max} 分）
                        </dt>
                        <dd>
                          {Note}
                          {Levels.map((level) => (
                            <span key={level.Name}>
                              {level.Name} {level.Points} 分{level.Note && `：${level.Note}`}
                            </span>
                          ))}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
            </span>
            <p className={styles.figures}>
              <small>{itemKindNames[item.Kind]}</small>
              <small>{item.Required ? '必做' : '选做'}</small>
              <small>权重 {item.Weight}</small>
              <small>{item.Attempts === 0 ? '不限次数' : `计前 ${item.Attempts} 次`}</small>
              <small>{scoreRuleNames[item.ScoreRule]}</small>
              <small>
                {item.LateRule === 'penalty'
                  ? `逾期每天扣 ${item.Penalty}%`
                  : lateRuleNames[item.LateRule]}
              </small>
            </p>
          </li>
        ))}
      </ol>
      <h2>布置对象</h2>
      <ul className={styles.list}>
        {one.Given.map((target) => (
          <li key={`${target.Kind} ${target.Id}`} className={styles.line}>
            <span className={styles.names}>
              {target.Name}
              <Tag>{targetKindNames[target.Kind]}</Tag>
              {target.Excluded && <Tag tone="warning">排除</Tag>}
              {target.Archived && <Tag>班级已归档，不能再提交</Tag>}
            </span>
            {one.CanEdit && !target.Excluded && one.State !== 'archived' && (
              <Button
                size="small"
                kind="quiet"
                aria-label={`为 ${target.Name} 单独设置时间`}
                onClick={() => setTo([target])}
              >
                单独设置时间
              </Button>
            )}
          </li>
        ))}
      </ul>
      {one.Overrides.length > 0 && (
        <>
          <h2>单独设置的时间</h2>
          <ul className={styles.list}>
            {one.Overrides.map((override) => (
              <li key={`${override.Kind} ${override.Id} ${override.Field}`} className={styles.line}>
                <span>
                  {override.Name} {dateFieldNames[override.Field]}{' '}
                  <strong>{override.At ? momentOf(override.At) : '不限'}</strong>
                </span>
                <small>
                  {override.Reason}（{override.By} {momentOf(override.WrittenAt)}）
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      {to && <OverrideDialog one={one} to={to} onClose={() => setTo(undefined)} />}
    </>
  )
}
