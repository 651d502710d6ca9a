// Runs before the program begins, and so before a test makes a view.
void view_images_prepare(void);
__attribute__((constructor)) static void prepare(void) { view_images_prepare(); }
