import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  onFailure: (error: unknown) => void
  /** The tree is in the document, hydrated where it was the server's. */
  onMounted?: () => void
  children: ReactNode
}

/** Reports what a remote's tree throws to the shell and renders nothing more; the shell shows the failure panel. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidMount(): void {
    this.props.onMounted?.()
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
