import { Button, Card, copyText, exactMomentOf, toast } from '#ui'
import { ClipboardCopy, RotateCw } from 'lucide-react'
import { CheckLine, LightSign } from './check-line.tsx'
import styles from './check.module.css'
import { Guides } from './guides.tsx'
import { worstOf } from './light.ts'
import { MicrophoneLine } from './microphone-line.tsx'
import { Questions } from './questions.tsx'
import { type Line, reportOf } from './report.ts'
import { type Check, checkNames, useChecks } from './use-checks.ts'
import { useMicrophone } from './use-microphone.ts'

const verdicts = {
  pass: '环境良好，可以开始学习',
  warn: '可以学习，有几项建议处理',
  fail: '有项目不通过，请先按提示处理',
} as const

const checks = Object.keys(checkNames) as Check[]

const aboutHere = () => ({
  at: exactMomentOf(Date.now()),
  site: window.location.origin,
  agent: navigator.userAgent,
  screen: `${window.screen.width}×${window.screen.height}，窗口 ${window.innerWidth}×${window.innerHeight}，缩放 ${Math.round(window.devicePixelRatio * 100)}%`,
})

/** 环境检测: what a browser, its graphics, network, clock, storage and microphone can do, what to do about each, and a report. */
export const EnvironmentCheck = () => {
  const { findings, again } = useChecks()
  const microphone = useMicrophone()
  const isDone = checks.every((check) => findings[check])
  const lights = checks.flatMap((check) => findings[check]?.light ?? [])
  const verdict = worstOf(lights)
  const lines: Line[] = [
    ...checks.map((check) => ({ name: checkNames[check], finding: findings[check] })),
    { name: '麦克风', finding: microphone.finding },
  ]
  const copy = async () => {
    if (await copyText(reportOf(lines, aboutHere()))) toast.success('检测报告已复制')
    else toast.error('浏览器不允许复制')
  }
  return (
    <div className={styles.whole}>
      <Card as="section" roomy className={styles.card} aria-labelledby="found">
        <div className={styles.top}>
          <h2 className={styles.verdict} id="found" aria-live="polite">
            {isDone ? verdicts[verdict] : '正在检测…'}
          </h2>
          {isDone && <LightSign light={verdict} />}
          <div className={styles.actions}>
            <Button
              size="small"
              icon={<RotateCw size={15} aria-hidden />}
              disabled={!isDone}
              onClick={again}
            >
              重新检测
            </Button>
            <Button
              size="small"
              icon={<ClipboardCopy size={15} aria-hidden />}
              disabled={!isDone}
              onClick={() => void copy()}
            >
              复制检测报告
            </Button>
          </div>
        </div>
        <ul className={styles.lines}>
          {checks.map((check) => (
            <CheckLine key={check} name={checkNames[check]} finding={findings[check]} />
          ))}
          <MicrophoneLine microphone={microphone} />
        </ul>
      </Card>
      <section aria-labelledby="steps">
        <h2 className={styles.head} id="steps">
          处理步骤
        </h2>
        <Guides />
      </section>
      <section aria-labelledby="asked">
        <h2 className={styles.head} id="asked">
          常见问题
        </h2>
        <Questions />
      </section>
    </div>
  )
}
