import type { ReactNode } from 'react'
import styles from './check.module.css'

const Window = ({ children }: { children: ReactNode }) => (
  <svg className={styles.drawing} viewBox="0 0 320 170" aria-hidden="true">
    <rect className={styles.frame} x="2" y="2" width="316" height="166" rx="10" />
    <path className={styles.rule} d="M2 40h316" />
    <circle className={styles.dot} cx="18" cy="21" r="4" />
    <circle className={styles.dot} cx="32" cy="21" r="4" />
    <circle className={styles.dot} cx="46" cy="21" r="4" />
    <rect className={styles.field} x="64" y="11" width="238" height="20" rx="10" />
    {children}
  </svg>
)

const AllowMicrophone = () => (
  <Window>
    <circle className={styles.ring} cx="78" cy="21" r="11" />
    <path className={styles.mark} d="M74 18h8M74 24h8" />
    <rect className={styles.paper} x="64" y="48" width="170" height="78" rx="8" />
    <text className={styles.text} x="80" y="72">
      麦克风
    </text>
    <rect className={styles.on} x="186" y="61" width="32" height="16" rx="8" />
    <circle className={styles.knob} cx="210" cy="69" r="6" />
    <text className={styles.text} x="80" y="106">
      声音
    </text>
    <rect className={styles.on} x="186" y="95" width="32" height="16" rx="8" />
    <circle className={styles.knob} cx="210" cy="103" r="6" />
  </Window>
)

const Acceleration = () => (
  <Window>
    <rect className={styles.side} x="14" y="52" width="74" height="104" rx="6" />
    <text className={styles.text} x="28" y="76">
      系统
    </text>
    <path className={styles.rule} d="M28 94h44M28 112h44M28 130h30" />
    <rect className={styles.paper} x="100" y="52" width="204" height="46" rx="8" />
    <text className={styles.text} x="114" y="80">
      使用硬件加速（图形加速）
    </text>
    <rect className={styles.on} x="262" y="67" width="32" height="16" rx="8" />
    <circle className={styles.knob} cx="286" cy="75" r="6" />
    <rect className={styles.button} x="224" y="114" width="80" height="28" rx="14" />
    <text className={styles.onButton} x="264" y="133" textAnchor="middle">
      重新启动
    </text>
  </Window>
)

const guides = [
  {
    head: '允许使用麦克风',
    drawing: <AllowMicrophone />,
    steps: [
      '点地址栏左侧的图标（锁形或调节形）。',
      '把“麦克风”打开，或选择“允许”。',
      '刷新页面，再点“检测麦克风”。',
    ],
  },
  {
    head: '打开硬件加速，让三维画面流畅',
    drawing: <Acceleration />,
    steps: [
      '打开浏览器的“设置”，进入“系统”（Firefox 在“常规”的“性能”中）。',
      '打开“使用硬件加速”或“使用图形加速”。',
      '重新启动浏览器，再做一次检测；仍是软件渲染时，请更新显卡驱动。',
    ],
  },
] as const

/** What to press, drawn and said. */
export const Guides = () => (
  <div className={styles.guides}>
    {guides.map(({ head, drawing, steps }) => (
      <section key={head} className={styles.guide}>
        {drawing}
        <div>
          <h3 className={styles.guideHead}>{head}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </section>
    ))}
  </div>
)
