import { useEffect, useRef } from 'react'
import { Alert } from '@nimbus/shared-ui/alert'
import { Button } from '@nimbus/shared-ui/button'
import { lines } from '../../../messages/de'
import styles from './lines.module.css'

/** Says what was taken out and brings it back. Takes the focus, since the button that had it is gone. */
export function UndoNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [text])
  return (
    <div className={styles.undo}>
      <Alert kind="info" title={text} ref={notice}>
        <div>
          <Button variant="secondary" size="s" icon="undo-2" onClick={onUndo}>
            {lines.undo}
          </Button>
        </div>
      </Alert>
    </div>
  )
}
