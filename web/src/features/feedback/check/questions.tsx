import styles from './check.module.css'

const questions = [
  [
    '检测全部通过，视频还是卡？',
    '测的是此刻到学校服务器的网速。请在卡顿时重新检测一次，并看看是不是只有某一门课程卡；把两次的检测报告一起写进意见反馈，便于判断。',
  ],
  [
    '机房里全部显示“软件渲染”怎么办？',
    '通常是远程桌面、云桌面或没有安装显卡驱动。理论课程不受影响；需要三维操作的课程，请机房老师在本机安装显卡驱动并打开硬件加速。',
  ],
  [
    '为什么校内网地址不能用麦克风？',
    '浏览器只允许安全连接（https）使用麦克风。以 http 开头的校内网地址可以学习、答题，但不能录音。请学校信息中心为平台配置 HTTPS 证书。',
  ],
  [
    '手机或平板能用吗？',
    '看课程、做笔记、答题、提交反馈都可以。三维操作请使用电脑，屏幕宽度不小于 1024 像素效果较好。',
  ],
  [
    '检测会上传我的信息吗？',
    '不会。除了从学校服务器下载一小段测速数据，检测都在本机完成；麦克风的声音不录制、不上传。报告只有在您复制并发给他人时，别人才能看到。',
  ],
] as const

/** What is often asked. */
export const Questions = () => (
  <div className={styles.questions}>
    {questions.map(([question, answer]) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
)
