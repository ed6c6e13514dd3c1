import { Bone, BoneText } from '#ui'
import look from './shell.module.css'

/** What stands in the page while its code is on the way. */
export const Coming = () => (
  <section className={look.coming} aria-busy="true" aria-label="正在加载">
    <Bone width="38%" height="34px" />
    <BoneText />
    <Bone height="240px" shape="block" />
  </section>
)
