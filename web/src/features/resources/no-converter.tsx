import { TriangleAlert } from 'lucide-react'
import styles from './resources.module.css'

/** Says that videos wait for a program that the server does not have; those who run the school are told what to do. */
export const NoConverter = ({ runsSchool }: { runsSchool: boolean }) => (
  <aside className={styles.absent} aria-label="转码说明">
    <TriangleAlert size={17} aria-hidden />
    <p>
      服务器尚未安装转码程序，已上传的视频会保留在队列中，安装后自动转码。
      {runsSchool
        ? '请在服务器上安装 ffmpeg，或用环境变量 FFMPEG_PATH 指明它的位置；无需重新上传。'
        : '请联系学校管理员。'}
    </p>
  </aside>
)
