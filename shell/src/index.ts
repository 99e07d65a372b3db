// the async boundary lets the federation runtime decide on the shared modules before anything uses them
void import('./start')
