import { call } from '#call'
import {
  Button,
  Card,
  classes,
  Failure,
  FormFault,
  messageOf,
  PageHead,
  Skeleton,
  Switch,
  TextField,
  toast,
  VisuallyHidden,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  type getPointPolicy,
  type PointPolicy,
  pointRuleWords,
  type RuleSetting,
  savePointPolicy,
} from '@xinglin/contract/points'
import { useState } from 'react'
import { managedPolicy, pointsKey } from './point-queries.ts'
import styles from './points.module.css'

type Managed = OutputOf<typeof getPointPolicy>

/** What is typed for a number: empty is nought. */
const numberOf = (typed: string): number => Number(typed.replaceAll(/\D/gu, '').slice(0, 5))

const RuleFields = ({
  rule,
  onChange,
}: {
  rule: RuleSetting
  onChange: (set: Partial<RuleSetting>) => void
}) => {
  const { name, note } = pointRuleWords[rule.Rule]
  return (
    <Card as="li" className={styles.rule}>
      <Switch
        checked={rule.IsOn}
        note={note}
        onChange={({ target }) => onChange({ IsOn: target.checked })}
      >
        {name}
      </Switch>
      <div className={styles.pair}>
        <TextField
          label={
            <>
              <VisuallyHidden>{name}：</VisuallyHidden>每次
            </>
          }
          inputMode="numeric"
          value={String(rule.Points)}
          disabled={!rule.IsOn}
          onChange={({ target }) => onChange({ Points: numberOf(target.value) })}
        />
        <TextField
          label={
            <>
              <VisuallyHidden>{name}：</VisuallyHidden>每天最多
            </>
          }
          inputMode="numeric"
          value={String(rule.PerDay)}
          disabled={!rule.IsOn}
          onChange={({ target }) => onChange({ PerDay: numberOf(target.value) })}
        />
      </div>
    </Card>
  )
}

const Form = ({ managed }: { managed: Managed }) => {
  const queries = useQueryClient()
  const [policy, setPolicy] = useState<PointPolicy>(managed.Policy)
  const [fault, setFault] = useState('')
  const [isPending, setPending] = useState(false)
  const isChanged = JSON.stringify(policy) !== JSON.stringify(managed.Policy)
  const save = async () => {
    setFault('')
    setPending(true)
    try {
      await call(savePointPolicy, { Policy: policy, Version: managed.Version })
      toast.success('积分规则已保存')
      await queries.invalidateQueries({ queryKey: pointsKey })
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={styles.page}>
      <FormFault>{fault}</FormFault>
      <Card className={classes(styles.rule, styles.whole)}>
        <TextField
          label="所有规则每天合计最多"
          hint="0 为不限。上限按获得积分的那一天计算。"
          inputMode="numeric"
          value={String(policy.PerDay)}
          onChange={({ target }) => setPolicy({ ...policy, PerDay: numberOf(target.value) })}
        />
      </Card>
      <ul className={styles.rules}>
        {policy.Rules.map((rule) => (
          <RuleFields
            key={rule.Rule}
            rule={rule}
            onChange={(set) =>
              setPolicy({
                ...policy,
                Rules: policy.Rules.map((one) =>
                  one.Rule === rule.Rule ? { ...one, ...set } : one,
                ),
              })
            }
          />
        ))}
      </ul>
      <p>
        <Button
          kind="primary"
          pending={isPending}
          disabled={!isChanged}
          onClick={() => void save()}
        >
          保存
        </Button>
      </p>
    </div>
  )
}

/** The rules by which a school gives points, for those who run it. */
export const PointPolicyManager = () => {
  const { data, error, refetch } = useQuery(managedPolicy)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead
        title="积分规则"
        note="什么学习获得多少积分，每天最多多少。修改从此后获得的积分起算，已有记录不变；每天最多填 0 为不限。"
      />
      {data ? (
        <Form key={data.Version} managed={data} />
      ) : (
        <Skeleton height="420px" shape="block" />
      )}
    </>
  )
}
