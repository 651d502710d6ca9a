// The system's HarfBuzz, whose headers pkg-config finds.
#pragma once
#include <hb.h>
